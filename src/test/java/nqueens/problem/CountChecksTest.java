package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountChecksTest {

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            solution-count :: totalNQueens(4) :: 3 :: totalNQueens(4) gave 3; the known count is 2
            """)
    void a_wrong_count_is_told(String id, String call, int answer, String fault) {
        assertThat(ScriptedSolver.faultOf(Catalogue.find(id).orElseThrow(), call, answer))
                .isEqualTo(call + "\n" + fault);
    }

    @ParameterizedTest
    @CsvSource({"solution-count, totalNQueens(0)", "torus, count(0)", "blocked, 'count(0, [])'",
        "one-solution, solve(0)",
        "first-solution, first(0)", "completion, 'complete(0, [])'", "all-solutions, solveNQueens(0)"})
    void a_bad_n_is_refused(String id, String call) {
        Problem problem = Catalogue.find(id).orElseThrow();
        for (int n : new int[] {0, -1}) {
            assertThat(ScriptedSolver.fault(problem, "robust",
                    each -> each.n() == n ? "it" : RightAnswers.to(problem).apply(each)))
                    .isEqualTo((n == 0 ? "zero" : "a negative n") + " is refused\n" + call.replace("0", n + "")
                            + " returned it\nn must be at least 1: throw an IllegalArgumentException");
        }
    }

    @Test
    void a_solver_that_counts_on_is_not_robust() {
        int[] sum = new int[1];
        assertThat(ScriptedSolver.fault(Catalogue.SOLUTION_COUNT, "robust", call -> {
            sum[0] += (int) RightAnswers.to(Catalogue.SOLUTION_COUNT).apply(call) + 1;
            return sum[0];
        })).startsWith("a second call answers the same\ntotalNQueens(6) called again gave ");
    }
}
