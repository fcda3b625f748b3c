package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApproachTest {

    private static final Call COUNT = Call.of("count", 8);

    private final Approach approach = Approach.of("use bits, and no flags")
            .does(0.25, Operation.SHIFT, Operation.MASK).butNot(Operation.READ_BOOLEAN, Operation.SET)
            .butNot(5, Operation.READ_BOARD).growing(10);

    @ParameterizedTest
    @CsvSource({"25, 0, 0, 0", "0, 25, 200, 200", "20, 5, 199, 0", "1000, 1000, 0, 200"})
    void what_is_asked_is_done_often_enough_and_what_is_not_but_a_few_times(
            long shifts, long masks, long reads, long sets) {
        assertThat(approach.breach(COUNT, executed(shifts, masks, reads, sets), 100)).isEmpty();
    }

    @Test
    void too_little_is_told_with_what_was_done_in_its_place_most_often() {
        assertThat(approach.breach(COUNT, executed(20, 4, 0, 7), 100)).contains(new Fault(
                Fault.Kind.REPRESENTATION,
                "count(8) shifted bits 20 times, and masked bits 4 times, and called sets and maps 7 times",
                "use bits, and no flags"));
        assertThat(approach.breach(COUNT, executed(0, 0, 46_752, 0), 100)).map(Fault::finding).contains(
                "count(8) shifted bits 0 times, and masked bits 0 times, and read 46,752 elements of a boolean[]");
        assertThat(approach.breach(COUNT, new Executed(0, Map.of(), Map.of()), 100)).map(Fault::finding).contains(
                "count(8) shifted bits 0 times, and masked bits 0 times");
    }

    @Test
    void too_much_is_told_by_itself_the_first_rule_first() {
        assertThat(approach.breach(COUNT, executed(25, 0, 201, 201), 100)).map(Fault::finding)
                .contains("count(8) read 201 elements of a boolean[]");
        assertThat(approach.breach(COUNT, executed(25, 0, 0, 201), 100)).map(Fault::finding)
                .contains("count(8) called sets and maps 201 times");
    }

    @Test
    void some_may_be_done_more_often() {
        assertThat(approach.breach(COUNT, read(500), 100)).isEmpty();
        assertThat(approach.breach(COUNT, read(501), 100)).map(Fault::finding)
                .contains("count(8) read 501 elements of a two-dimensional array");
    }

    private static Executed read(long times) {
        return new Executed(0, Map.of(Operation.SHIFT, 25L, Operation.READ_BOARD, times), Map.of());
    }

    @ParameterizedTest
    @CsvSource({"24, true", "48, true", "23, false", "25, false", "12, false", "6, false"})
    void something_runs_once_or_twice_for_each_arrangement(long times, boolean isVisited) {
        Executed executed = new Executed(1234, Map.of(), Map.of(), Set.of(7L, times));
        assertThat(Approach.of("make them all").visitingArrangements().growing(1)
                .breach(Call.of("count", 4), executed, 100)).isEqualTo(isVisited ? Optional.empty()
                : Optional.of(new Fault(Fault.Kind.REPRESENTATION, "count(4) took 1,234 steps, and nothing in it ran"
                        + " 24 times, once for each of the 4! arrangements", "make them all")));
        assertThat(Approach.of("any").growing(1).breach(COUNT, executed, 100)).isEmpty();
        assertThat(Approach.of("all").visitingArrangements().butNot(Operation.SET).breach(COUNT, executed, 1))
                .isPresent();
    }

    @Test
    void work_for_a_square_that_does_not_grow_with_n_is_none_in_the_rows_above() {
        Call ten = Call.of("count", 10);
        Executed few = new Executed(100, Map.of(), Map.of());

        assertThat(Approach.of("").flat(COUNT, few, ten, few)).isEmpty();
        assertThat(approach.flat(COUNT, few, ten, new Executed(1000, Map.of(), Map.of()))).isEmpty();
        assertThat(approach.flat(COUNT, few, ten, new Executed(999, Map.of(), Map.of()))).contains(new Fault(
                Fault.Kind.REPRESENTATION, "count(8) took 100 steps, and count(10) 999: 10.0 times as many; a"
                        + " search that looks through the rows above takes at least 10 times as many",
                "use bits, and no flags"));
    }

    private static Executed executed(long shifts, long masks, long reads, long sets) {
        return new Executed(1000, Map.of(Operation.SHIFT, shifts, Operation.MASK, masks, Operation.READ_BOOLEAN, reads,
                Operation.SET, sets), Map.of());
    }
}
