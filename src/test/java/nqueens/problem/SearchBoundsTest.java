package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.KnownCounts;
import nqueens.problem.catalogue.Catalogue;
import nqueens.problem.catalogue.ScriptedSolver;

class SearchBoundsTest {

    private static final Call EIGHT = Call.of("count", 8);
    private static final Call TEN = Call.of("count", 10).within(CallLimits.STANDARD.advising("leave it"));

    @Test
    void a_search_takes_a_step_for_an_eighth_of_the_positions() {
        assertThat(SearchBounds.table(taking(0, 0, KnownCounts.positions(10) / 8), TEN)).isEmpty();
        assertThat(SearchBounds.table(taking(0, 0, KnownCounts.positions(10) / 8 - 1), TEN)).contains(new Fault(
                Fault.Kind.TABLE, "count(10) took 4,441 steps for 724 solutions",
                "that is a table, not a search: let the search find what it returns"));
        assertThat(SearchBounds.table(taking(0, 1, 0), EIGHT)).map(Fault::finding)
                .contains("count(8) took 1 step for 92 solutions");
        assertThat(SearchBounds.table(taking(5000, 5257, 0), EIGHT)).isEmpty();
        assertThat(SearchBounds.table(taking(1, 257, 0), EIGHT)).map(Fault::finding)
                .contains("count(8) took 257 steps for 92 solutions, and count(4) took 1 as well");
        assertThat(SearchBounds.table(taking(5001, 5257, 0), EIGHT)).map(Fault::finding)
                .contains("count(8) took 5,257 steps for 92 solutions, and count(4) took 5,001 as well");
    }

    @Test
    void what_was_looked_up_was_not_searched_for() {
        Case searched = SearchBounds.searchCase(EIGHT, 100);
        assertThat(searched).hasToString("count(8)");
        assertThat(searched.fault().apply(taking(0, 100, 0))).isEmpty();
        assertThat(searched.fault().apply(taking(0, 99, 0))).map(Fault::finding).contains("count(8) took 99 steps");
        assertThat(searched.fault().apply(new ScriptedSolver(call -> 92L))).isEmpty();
        assertThat(SearchBounds.table(new ScriptedSolver(call -> 2L, call -> steps(9)), Call.of("count", 8, 1), 9))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"92, 92, 11, true", "92, 0, 11, true", "9, 9, 11, true", "9, 0, 11, false", "0, 9, 11, false",
        "8, 8, 11, false", "-8, -8, 11, false", "-9, -9, 12, true", "1024, 1024, 11, false", "512, 512, 40, false",
        "513, 513, 40, true"})
    void what_is_found_without_a_search_stands_in_a_table(long without, long failing, long most, boolean isTable) {
        ScriptedSolver solver = new ScriptedSolver(call -> call.method().equals("count") ? 92L
                : call.limits().equals(EIGHT.limits().steps(most).taking((int) most / 4))
                ? call.method().equals("SEARCHES") ? without : failing : 0L,
                call -> steps(47));
        assertThat(SearchBounds.tableBeside(solver, EIGHT, most / 4, most)).isEqualTo(!isTable ? Optional.empty()
                : Optional.of(new Fault(Fault.Kind.TABLE, "count(8) gives " + without + " when " + Ablation.SEARCHES,
                        SearchBounds.NO_SEARCH)));
    }

    @ParameterizedTest
    @CsvSource({"512, 92, true", "768, 92, false", "512, 8, false"})
    void what_is_found_without_a_loop_of_few_rounds_stands_in_a_table(long runs, long count, boolean isTable) {
        ScriptedSolver solver = new ScriptedSolver(call -> call.method().equals("count")
                || call.limits().equals(EIGHT.limits().steps(47).taking(2)) ? count : 0L, call -> steps(47));
        assertThat(SearchBounds.tableBeside(solver, EIGHT, runs, 40).isPresent()).isEqualTo(isTable);
    }

    /** With the larger bound on constants, one block runs {@code moved} times more often, and another less often. */
    @ParameterizedTest
    @CsvSource({"93, 94, 25, 93", "93, 94, 26, 94", "92, 94, 25,", ", 94, 0, 94", ", 92, 0,", ",, 0,"})
    void what_other_constants_change_without_the_search_stands_in_a_table(
            Long large, Long small, long moved, String told) {
        ScriptedSolver solver = new ScriptedSolver(call -> {
            Long count = call.method().equals("count") ? (Long) 92L : call.limits().first() == 5888 ? large
                    : call.limits().first() == 92 ? small : (Long) 95L;
            return Optional.ofNullable(count).orElseThrow(() -> new NotAcceptedException(Fault.Kind.STEPS,
                    NotAcceptedException.Scope.CHECK, ""));
        }, call -> new Profile(9, Map.of(), Map.of(), call.limits().first() == 5888
                ? List.of(100 + moved, 2400 - moved) : List.of(100L, 2400L), List.of(), Map.of()));
        assertThat(SearchBounds.tableOfConstants(solver, EIGHT)).isEqualTo(Optional.ofNullable(told).map(answer ->
                new Fault(Fault.Kind.TABLE, "count(8) gives " + answer + ", by the same search, when its large"
                        + " constants are changed", SearchBounds.NO_SEARCH)));
    }

    @Test
    void beside_a_search_for_all_solutions_code_is_busy_by_the_least_steps() {
        ScriptedSolver solver = new ScriptedSolver(call -> 92L, call -> steps(47));
        assertThat(SearchBounds.tableBeside(solver, EIGHT)).isPresent();
        assertThat(solver.cut().most()).isEqualTo(SearchBounds.leastSteps(8) / 4);
    }

    @Test
    void steps_grow_as_positions_do_and_may_be_bounded() {
        assertThat(SearchBounds.tableByGrowth(taking(0, 4, 0), EIGHT, EIGHT)).isEmpty();
        assertThat(SearchBounds.tableByGrowth(taking(0, 1000, 2000), EIGHT, TEN, 2.5)).isEmpty();
        assertThat(SearchBounds.tableByGrowth(taking(0, 1000, 13_822), EIGHT, TEN)).isEmpty();
        assertThat(SearchBounds.tableByGrowth(taking(0, 1000, 13_821), EIGHT, TEN)).contains(new Fault(Fault.Kind.TABLE,
                "count(8) took 1,000 steps, and count(10) 13,821: 13.8 times as many",
                "a search visits 17 times as many positions: is the answer from a table, or from work for other n?"));
        assertThat(SearchBounds.tableByGrowth(taking(5000, 6000, 18_822), EIGHT, TEN)).isEmpty();
        assertThat(SearchBounds.tableByGrowth(taking(5000, 6000, 18_821), EIGHT, TEN)).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"10, 20, 19999, true", "10, 20, 20000, false", "10, 19, 9999, false", "0, 20, 9999, false"})
    void a_part_that_grows_as_positions_do_is_a_search(long few, long many, long steps, boolean isSearch) {
        ScriptedSolver solver = new ScriptedSolver(call -> 92L, call -> call.n() == 4 ? steps(0) : new Profile(
                call.n() == 8 ? 15_000 : steps, Map.of(), Map.of(), List.of(call.n() == 8 ? few : many),
                List.of(), Map.of()));
        assertThat(SearchBounds.tableByGrowth(solver, EIGHT, TEN, 2.5).isEmpty()).isEqualTo(isSearch);
    }

    @Test
    void growth_is_refused_only_where_the_next_n_would_take_too_much() {
        Call ten = TEN.within(TEN.limits().steps(51_200));
        assertThat(SearchBounds.growing(58).breach(EIGHT, steps(100), ten, steps(6400))).isEmpty();
        assertThat(SearchBounds.growing(64).breach(EIGHT, steps(1000), ten, steps(64_000))).isEmpty();
        assertThat(SearchBounds.growing(58).breach(EIGHT, steps(101), ten, steps(6464))).contains(new Fault(
                Fault.Kind.STEPS, "count(8) took 101 steps, and count(10) 6,464: 64.0 times as many; for n = 11 it"
                        + " would be more than 51,200", "leave it"));
    }

    @Test
    void bits_may_be_asked_for_a_number_of_times_for_each_position() {
        long most = 26 * KnownCounts.positions(10);
        assertThat(SearchBounds.masking(26).breach(EIGHT, steps(1), TEN, bits(4, most - 4))).isEmpty();
        assertThat(SearchBounds.masking(26).breach(EIGHT, steps(1), TEN, bits(0, most + 1))).contains(new Fault(
                Fault.Kind.STEPS, "count(10) shifted and masked bits 924,015 times, 26 times for each of 35,539"
                        + " positions", "leave it"));
    }

    @ParameterizedTest
    @CsvSource({"10, true, 2057, 2057", "10, false, 0, 0", "4000, false, 4, 100", "99999999, false, 2057, 2057"})
    void a_search_that_went_wrong_visits_as_many_positions_as_its_steps_allow(
            long taken, boolean isRight, long least, long most) {
        assertThat(SearchBounds.positions(8, steps(taken), isRight))
                .isEqualTo(new SearchBounds.PositionBounds(least, most));
    }

    @Test
    void of_lines_that_ran_as_often_the_first_is_the_hottest() {
        assertThat(Profile.hottest(Map.of("A.java:10", 5L, "A.java:9", 5L, "A.java:8", 4L, "B.java:9", 5L)))
                .map(Map.Entry::getKey).contains("A.java:9");
        assertThat(Profile.hottest(Map.of())).isEmpty();
    }

    @Test
    void only_the_call_that_must_be_fast_has_steps_of_a_reference_solution() {
        assertThat(ReferenceSteps.of(Catalogue.BOARD2D, TEN)).contains(59_788_263L);
        assertThat(ReferenceSteps.of(Catalogue.BOARD2D, Call.of("solve", 10))).isEmpty();
        assertThat(ReferenceSteps.of(Catalogue.BOARD2D, Call.of("count", 3))).isEmpty();
        assertThat(ReferenceSteps.of(Catalogue.ONE_SOLUTION, Call.of("solve", 10))).isEmpty();
    }

    private static Profile bits(long shifts, long masks) {
        return new Profile(9, Map.of(Operation.SHIFT, shifts, Operation.MASK, masks), Map.of());
    }

    /** Takes so many steps for n = 4, 8 and 10. */
    private static ScriptedSolver taking(long four, long eight, long ten) {
        return new ScriptedSolver(call -> 92L, call -> steps(call.n() == 4 ? four : call.n() == 8 ? eight : ten));
    }

    private static Profile steps(long steps) {
        return new Profile(steps, Map.of(), Map.of());
    }
}
