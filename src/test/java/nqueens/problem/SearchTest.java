package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.KnownCounts;

class SearchTest {

    private static final Call EIGHT = Call.of("count", 8);
    private static final Call TEN = Call.of("count", 10);

    @Test
    void a_search_takes_a_step_for_an_eighth_of_the_positions() {
        assertThat(Search.table(TEN, steps(KnownCounts.positions(10) / 8))).isEmpty();
        assertThat(Search.table(TEN, steps(KnownCounts.positions(10) / 8 - 1))).isPresent();
        assertThat(Search.table(TEN, steps(1014))).contains(new Fault(Fault.Kind.TABLE,
                "count(10) took 1,014 steps for 724 solutions",
                "that is a table, not a search: let the search find what it returns"));
        assertThat(Search.table(EIGHT, steps(1))).map(Fault::finding).contains("count(8) took 1 step for 92 solutions");
    }

    @Test
    void steps_grow_as_positions_do() {
        assertThat(Search.growth(EIGHT, steps(5), EIGHT, steps(4))).isEmpty();
        // 35,539 positions for 2,057
        assertThat(Search.growth(EIGHT, steps(1000), TEN, steps(13_822))).isEmpty();
        assertThat(Search.growth(EIGHT, steps(1000), TEN, steps(13_821))).contains(new Fault(Fault.Kind.TABLE,
                "count(8) took 1,000 steps, and count(10) 13,821: 13.8 times as many",
                "a search visits 17 times as many positions: search anew in each call, and only for its own n"));
    }

    @Test
    void what_was_looked_up_was_not_searched_for() {
        Case searched = Search.searched(EIGHT, 100);
        assertThat(searched).hasToString("count(8)");
        assertThat(searched.fault().apply(new ScriptedSolver(call -> 92L, call -> steps(100)))).isEmpty();
        assertThat(searched.fault().apply(new ScriptedSolver(call -> 92L, call -> steps(99)))).map(Fault::finding)
                .contains("count(8) took 99 steps");
        assertThat(searched.fault().apply(new ScriptedSolver(call -> 92L))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"10, true, 2057", "10, false, 0", "4000, false, 100", "99999999, false, 2057"})
    void a_search_that_went_wrong_visits_as_many_positions_as_its_steps_allow(
            long taken, boolean isRight, long positions) {
        assertThat(Search.positions(8, steps(taken), isRight)).isEqualTo(positions);
    }

    @Test
    void the_growth_of_steps_may_be_bounded() {
        Call advised = TEN.within(Allowance.STANDARD.advising("leave it"));
        Search.Pace pace = Search.growing(58);
        assertThat(pace.breach(EIGHT, steps(100), advised, steps(5800))).isEmpty();
        assertThat(pace.breach(EIGHT, steps(100), advised, steps(5801))).contains(new Fault(Fault.Kind.STEPS,
                "count(8) took 100 steps, and count(10) 5,801: 58.0 times as many", "leave it"));
    }

    @Test
    void bits_may_be_asked_for_a_number_of_times_for_each_position() {
        Call advised = TEN.within(Allowance.STANDARD.advising("leave it"));
        Search.Pace pace = Search.masking(26);
        assertThat(pace.breach(EIGHT, steps(1), advised, bits(4, 26 * KnownCounts.positions(10) - 4))).isEmpty();
        assertThat(pace.breach(EIGHT, steps(1), advised, bits(0, 26 * KnownCounts.positions(10) + 1)))
                .contains(new Fault(Fault.Kind.STEPS, "count(10) shifted and masked bits 924,015 times, 26 times for"
                        + " each of 35,539 positions", "leave it"));
    }

    private static Executed bits(long shifts, long masks) {
        return new Executed(9, Map.of(Operation.SHIFT, shifts, Operation.MASK, masks), Map.of());
    }

    private static Executed steps(long steps) {
        return new Executed(steps, Map.of(), Map.of());
    }
}
