package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.problem.Call;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Operation;
import nqueens.problem.Profile;
import nqueens.problem.SolutionList;
import nqueens.problem.Solver;

/** What no known submission does: those hold the rest. */
class CallSeriesTest {

    private static final CallSeries COUNTS =
            new CallSeries(n -> Call.of("count", n), (call, count) -> Miscounts.wrong(call, (Long) count));
    private static final CallSeries LISTS = new CallSeries(n -> Call.of("solve", n),
            (call, list) -> SolutionList.answerTo(call, list).wrong());

    @ParameterizedTest
    @CsvSource({"2 1 1 3 10, 1", "2 0 0 2 11, 1", "1 0 0 1 2 2, 4", "1 0 0 1 3 1, 4", "1 0 0 3 1 1, 4",
        "1 0 0 1, 4", "1 0 0 2 8, 5", "1 0 0 2 8 4 40, 5", "1 0 0 2 8 3 30, 5", "1 0 0 2 10 3, 6"})
    void counts_that_nearly_show_what_is_wrong_with_one_show_nothing(String counts, int n) {
        Fault fault = COUNTS.explained(ScriptedSolver.counting(counts), n).orElseThrow();
        assertThat(fault).isEqualTo(new Fault(Kind.COUNT, fault.finding(), ""));
    }

    @Test
    void what_is_right_up_to_6_may_be_bounded() {
        assertThat(COUNTS.explained(ScriptedSolver.counting("1 0 0 2 10 4 39"), 7).orElseThrow().rule()).startsWith(
                "n = 1 to 6 are right: does something have a fixed size");
    }

    @Test
    void a_right_answer_has_no_fault() {
        assertThat(COUNTS.explained(ScriptedSolver.counting("1"), 1)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"5, 5, 5, 1, UNTRIED", "5, 6, 5, 1, MISSING", "5, 5, 6, 1, MISSING", "5, 5, 5, 0, MISSING"})
    void a_search_by_masks_that_does_the_same_for_every_n_has_a_mask_of_one_bit(
            long four, long five, long six, long masks, Kind kind) {
        Map<Integer, Long> steps = Map.of(4, four, 5, five, 6, six);
        Solver solver = new ScriptedSolver(call -> List.of(), call -> new Profile(
                steps.getOrDefault(call.n(), 1L), Map.of(Operation.MASK, masks), Map.of()));
        assertThat(LISTS.explained(solver, 4).orElseThrow().kind()).isEqualTo(kind);
    }
}
