package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.KnownCounts;
import nqueens.problem.catalogue.ScriptedSolver;

class ApproachTest {

    private static final Call COUNT = Call.of("count", 8);
    private static final Solver SOLVER = new ScriptedSolver(call -> 0L, call -> done(Map.of()));
    private static final Call TEN = Call.of("count", 10);

    private static final SearchBounds.PositionBounds POSITIONS = new SearchBounds.PositionBounds(100, 100);

    private final Approach approach = Approach.of("use bits, and no flags")
            .does(0.25, Operation.SHIFT, Operation.MASK).butNot(Operation.READ_BOOLEAN, Operation.SET)
            .butNotBoth(Operation.READ_BOARD, Operation.COMPARE);

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            25 :: 0  :: 0   :: 0   :: 400 :: 900 ::
            25 :: 0  :: 0   :: 0   :: 900 :: 400 ::
            0  :: 25 :: 400 :: 400 :: 0   :: 0   ::
            20 :: 5  :: 399 :: 0   :: 0   :: 0   ::
            20 :: 4  :: 0   :: 7   :: 0   :: 0   :: shifted bits 20 times, and masked bits 4 times, and called \
            methods of sets and maps 7 times
            0  :: 0  :: 0   :: 0   :: 0   :: 0   :: shifted bits 0 times, and masked bits 0 times
            0  :: 0  :: 1234 :: 0  :: 0   :: 0   :: shifted bits 0 times, and masked bits 0 times, and read 1,234 \
            elements of a boolean[]
            25 :: 0  :: 401 :: 401 :: 401 :: 401 :: read 401 elements of a boolean[]
            25 :: 0  :: 0   :: 401 :: 401 :: 401 :: called methods of sets and maps 401 times
            25 :: 0  :: 0   :: 0   :: 401 :: 401 :: read 401 elements of a two-dimensional array, \
            and compared stored numbers 401 times
            """)
    void the_first_rule_that_is_broken_is_told_with_what_was_done(long shifts, long masks, long flags, long sets,
            long squares, long comparisons, String done) {
        Map<Operation, Long> operations = new EnumMap<>(Map.of(Operation.SHIFT, shifts, Operation.MASK, masks,
                Operation.READ_BOOLEAN, flags, Operation.SET, sets, Operation.READ_BOARD, squares,
                Operation.COMPARE, comparisons));
        operations.values().removeIf(times -> times == 0);
        Profile profile = new Profile(1000, operations, Map.of());
        assertThat(approach.breach(COUNT, profile, POSITIONS)).isEqualTo(Optional.ofNullable(done).map(text ->
                new Fault(Fault.Kind.REPRESENTATION, "count(8) " + text, "use bits, and no flags")));
    }

    @ParameterizedTest
    @CsvSource({"50, 0, 51, 0, 100, a list", "50, 0, 50, 0, 100, ''", "10, 0, 9, 0, 0, a list",
        "99, 0, 9, 9000, 0, a list", "0, 0, 60, 0, 50, a list", "0, 70, 0, 0, 0, a mark",
        "0, 70, 71, 0, 0, a list", "0, 71, 70, 0, 0, a mark"})
    void it_is_told_what_to_do_instead(long flags, long marks, long lists, long compared, long texts, String advice) {
        assertThat(Approach.of("flags").does(1, Operation.READ_BOOLEAN).instead("a list", Operation.LIST)
                .instead("a mark", Operation.READ_MARK).breach(COUNT, new Profile(1000, Map.of(Operation.READ_BOOLEAN,
                        flags, Operation.READ_MARK, marks, Operation.LIST, lists, Operation.COMPARE, compared,
                        Operation.STRING, texts), Map.of()), POSITIONS)).map(Fault::rule)
                .contains(advice.isEmpty() ? "flags" : "flags\n" + advice);
    }

    @ParameterizedTest
    @CsvSource({"99, 50, a mark", "100, 50, a number", "70, 70, a mark"})
    void of_numbers_most_of_which_are_marks_it_is_told_what_to_do_about_marks(long numbers, long marks, String advice) {
        assertThat(Approach.of("flags").does(1, Operation.READ_BOOLEAN).instead("a mark", Operation.READ_MARK)
                .instead("a number", Operation.READ_NUMBER).breach(COUNT, new Profile(1000, Map.of(
                        Operation.READ_NUMBER, numbers, Operation.READ_MARK, marks), Map.of()), POSITIONS))
                .map(Fault::rule).contains("flags\n" + advice);
    }

    @Test
    void it_is_told_what_to_do_about_what_is_forbidden() {
        assertThat(Approach.of("flags").butNot(Operation.SET).instead("a set", Operation.SET)
                .instead("a list", Operation.LIST).breach(COUNT, new Profile(1000, Map.of(Operation.SET, 500L,
                        Operation.LIST, 1000L), Map.of()), POSITIONS)).map(Fault::rule).contains("flags\na set");
    }

    @ParameterizedTest
    @CsvSource({"24, true", "48, true", "23, false", "25, false", "12, false", "0, false"})
    void something_runs_once_or_twice_for_each_arrangement(long times, boolean isVisited) {
        Profile profile = new Profile(1234, Map.of(), Map.of(), List.of(7L, times), List.of(), Map.of());
        assertThat(Approach.of("make them all").visitingArrangements()
                .breach(Call.of("count", 4), profile, POSITIONS)).isEqualTo(isVisited ? Optional.empty()
                : Optional.of(new Fault(Fault.Kind.REPRESENTATION, "count(4) took 1,234 steps, and no part of it ran"
                        + " 24 times, once for each of the 4! arrangements", "make them all")));
        assertThat(Approach.of("any").breach(COUNT, profile, POSITIONS)).isEmpty();
        assertThat(Approach.of("all").visitingArrangements().butNot(Operation.SET).breach(COUNT, profile, POSITIONS))
                .isPresent();
    }

    @Test
    void rounds_for_each_arrangement_beside_a_search_are_idle() {
        ScriptedSolver solver = new ScriptedSolver(call -> 92L, call -> done(Map.of()));
        assertThat(Approach.of("make them all").visitingArrangements().undecided(solver, COUNT)).contains(new Fault(
                Fault.Kind.REPRESENTATION, "count(8) gives 92 when " + Ablation.SEARCHES, "make them all"));
        assertThat(solver.cut().most()).isEqualTo(40_319);
    }

    @ParameterizedTest
    @CsvSource({"92, true", "3, false"})
    void the_comparisons_with_rows_decide_and_no_others_are_left_out(long without, boolean isBroken) {
        Map<Operation, Long> operations = Map.of(Operation.LIST, 8229L);
        ScriptedSolver solver = new ScriptedSolver(call -> call.method().equals("count") ? 92L : without,
                call -> done(operations));
        Approach rows = Approach.of("rows").decidedBy(Ablation.COMPARISONS);
        assertThat(rows.growth(solver, COUNT, ran(operations, 10, 10), TEN, ran(operations, 240, 239)).isPresent())
                .isEqualTo(isBroken);
        assertThat(solver.cut().blocks()).containsExactly(0);
        assertThat(rows.undecided(solver, COUNT)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"426468, true", "426469, false"})
    void flags_are_not_looked_through(long many, boolean isKept) {
        Approach marks = Approach.of("mark").butNotForRows(Operation.READ_BOOLEAN)
                .instead("leave out the loop", Operation.READ_BOOLEAN);
        Profile eight = done(Map.of(Operation.READ_BOOLEAN, 20_000L));
        assertThat(marks.growth(SOLVER, COUNT, eight, TEN, done(Map.of(Operation.READ_BOOLEAN, 479_999L)))).isEmpty();
        assertThat(marks.growth(SOLVER, COUNT, eight, TEN, done(Map.of(Operation.READ_BOOLEAN, 480_000L))))
                .contains(new Fault(Fault.Kind.REPRESENTATION, "count(8) read 20,000 elements of a boolean[], and"
                + " count(10) 480,000: 24.0 times as many; a search that compares with all rows above does so"
                + " at least 24 times as often", "mark\nleave out the loop"));
        assertThat(marks.growth(SOLVER, COUNT, done(Map.of()), TEN, done(Map.of(Operation.READ_BOOLEAN, many)))
                .isEmpty()).isEqualTo(isKept);
    }

    @ParameterizedTest
    @CsvSource({"NUMBERS, 92, 92, 8228, 8232, 10290, its int[] stays 0", "NUMBERS, 92, 92, 0, 8232, 10291,",
        "NUMBERS, 92, 92, 0, 8228, 8228, its int[] stays 0", "NUMBERS, 92, 92, 8229, 8229, 8229, its int[] stays 0",
        "NUMBERS, 92, 91, 0, 8229, 8229,", "NUMBERS, 91, 92, 0, 8229, 8229,", "NUMBERS, 92, 0, 0, 8229, 8229,",
        "BOARDS, 92, 92, 8229, 0, 0, its two-dimensional array stays empty",
        "BOARDS, 92, -1, 8229, 0, 0,", "BOOLEANS, 92, 92, 8229, 0, 0, its boolean[] stays false"})
    void a_representation_that_nothing_depends_on_does_not_decide(Ablation part, long found, long without, long lists,
            long texts, long textsWithout, String missed) {
        ScriptedSolver solver = new ScriptedSolver(call -> !call.method().equals(part.name()) ? found
                : without == 0 ? null : without < 0 ? stopped() : call.limits().steps() == 36
                ? Collections.nCopies((int) without, 0) : 0L,
                call -> done(Map.of(Operation.LIST, lists, Operation.WRITE_NUMBER, 99_999L, Operation.READ_NUMBER,
                        part == Ablation.NUMBERS ? 99_999L : 0, Operation.STRING,
                        call.method().equals("count") ? texts : textsWithout)));
        Approach asked = Approach.of("decide").decidedBy(part).instead("write less", Operation.WRITE_NUMBER);
        assertThat(asked.undecided(solver, COUNT)).isEqualTo(Optional.ofNullable(missed).map(text -> new Fault(
                Fault.Kind.REPRESENTATION, "count(8) finds the same number of solutions when " + text
                        + ": something else decides", "decide\nwrite less")));
        assertThat(Approach.of("any").undecided(solver, COUNT)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"8229, 91, true", "8228, 91, false", "8229, 92, false", "8229, -1, true"})
    void a_part_without_which_a_search_fails_decides_too(long reads, long without, boolean isTold) {
        ScriptedSolver solver = new ScriptedSolver(call -> !call.method().equals("BOARDS") ? 92L
                : call.limits().steps() == 2304 && without >= 0 ? without : stopped(),
                call -> done(Map.of(Operation.READ_BOARD, reads)));
        assertThat(Approach.of("any").notDecidedBy(Ablation.BOARDS).undecided(solver, COUNT))
                .isEqualTo(!isTold ? Optional.empty() : Optional.of(new Fault(Fault.Kind.REPRESENTATION,
                        "count(8) fails when its two-dimensional array stays empty: that decides, too", "any")));
    }

    @ParameterizedTest
    @CsvSource({"BOOLEANS, 4, false", "BOARDS, 5, true", "COMPARISONS, 719, true", "BOOLEANS, 720, false",
        "BOOLEANS, 721, true", "BOARDS, 2642, false", "BOOLEANS, 46655, true", "BOOLEANS, 46656, false",
        "NUMBERS, 5, false"})
    void what_keeps_a_search_short_without_the_part_that_must_decide_decides_too(Ablation part, long without,
            boolean isShared) {
        ScriptedSolver solver = new ScriptedSolver(call -> !call.method().equals(part.name())
                ? KnownCounts.solutions(call.n()) : call.n() == 6 && call.limits().steps() == 2304 ? without : 0L,
                call -> done(Map.of(Operation.STRING, 99_999L)));
        Approach asked = Approach.of("decide").decidedBy(part);
        assertThat(part == Ablation.COMPARISONS ? asked.growth(solver, COUNT, done(Map.of(Operation.STRING, 99_999L)),
                TEN, done(Map.of())) : asked.undecided(solver, COUNT)).isEqualTo(!isShared ? Optional.empty()
                : Optional.of(new Fault(Fault.Kind.REPRESENTATION, String.format("count(6) finds"
                        + " %,d of 46,656 placements when %s: something else decides", without, part), "decide")));
    }

    private static Object stopped() {
        throw new NotAcceptedException(Fault.Kind.STEPS, NotAcceptedException.Scope.CHECK, "");
    }

    private static Profile ran(Map<Operation, Long> operations, long one, long other) {
        return new Profile(9, operations, Map.of(), List.of(one, other), List.of(), Map.of());
    }

    private static Profile done(Map<Operation, Long> operations) {
        return new Profile(9, operations, Map.of());
    }
}
