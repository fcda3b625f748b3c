package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountChecksTest {

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            solution-count :: totalNQueens(4) :: 3 :: totalNQueens(4) gave 3; the known count is 2
            distinct-solutions :: count(8) :: 92 :: 'count(8) gave 92
            the known count is 12: of the 92 solutions those that are turns or mirror images of each other count as \
            one'
            given-rows :: count(4, []) :: 1 :: 'count(4, []) gave 1
              . Q . .
              . . . Q
              Q . . .
              . . Q .
            the right count is 2; this is the first of them'
            given-rows :: count(4, [0]) :: 1 :: 'count(4, [0]) gave 1
              Q . . .
              . . . .
              . . . .
              . . . .
            the right count is 0: no solution begins with these queens'
            given-rows :: count(4, [1, 2]) :: 1 :: 'count(4, [1, 2]) gave 1
              . * . .
              . . * .
              . . . .
              . . . .
            the queens in rows 0 and 1 share a diagonal: |0 - 1| = |1 - 2|, so that the right count is 0'
            """)
    void a_wrong_count_is_told_with_a_board_where_there_is_one(String id, String call, int answer, String fault) {
        assertThat(ScriptedSolver.faultOf(Catalogue.find(id).orElseThrow(), call, answer))
                .isEqualTo(call + "\n" + fault);
    }

    @ParameterizedTest
    @CsvSource({"solution-count, totalNQueens(0)", "distinct-solutions, count(0)", "torus, count(0)",
        "blocked, 'count(0, [])'", "given-rows, 'count(0, [])'", "one-solution, solve(0)",
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
    void a_solver_that_writes_to_its_argument_is_not_robust() {
        assertThat(ScriptedSolver.fault(Catalogue.GIVEN_ROWS, "robust", call -> {
            Object answer = RightAnswers.to(Catalogue.GIVEN_ROWS).apply(call);
            ((int[]) call.arguments().get(1))[0] = 9;
            return answer;
        })).startsWith("an argument stays as it was\ncount(6, [3, 0]) changed the array that it was given\n");
    }

    @Test
    void a_solver_that_counts_on_is_not_robust() {
        int[] sum = new int[1];
        assertThat(ScriptedSolver.fault(Catalogue.DISTINCT_SOLUTIONS, "robust", call -> {
            sum[0] += (int) RightAnswers.to(Catalogue.DISTINCT_SOLUTIONS).apply(call) + 1;
            return sum[0];
        })).startsWith("a second call answers the same\ncount(6) called again gave ");
    }
}
