package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementChecksTest {

    @ParameterizedTest
    @CsvSource({"one-solution, solve(1), 0", "one-solution, solve(4), 1 3 0 2", "one-solution, solve(4), 2 0 3 1",
        "one-solution, solve(3), ''", "first-solution, first(8), 0 4 7 5 2 6 1 3"})
    void what_is_right_is_accepted(String id, String call, String placement) {
        assertThat(fault(id, call, placement)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            one-solution :: solve(4) :: 1 3 0 1 :: 'solve(4) gave [1, 3, 0, 1]
              . * . .
              . . . Q
              Q . . .
              . * . .
            the queens in rows 0 and 3 share column 1'
            one-solution :: solve(4) :: '' :: 'solve(4) gave []
              . Q . .
              . . . Q
              Q . . .
              . . Q .
            there is a solution, such as this one'
            one-solution :: solve(2) :: 0 1 :: 'solve(2) gave [0, 1]
              * .
              . *
            the queens in rows 0 and 1 share a diagonal: |0 - 1| = |0 - 1|'
            one-solution :: solve(2) :: null :: 'solve(2) gave null
            there is no solution: the answer to that is an empty array, never null'
            one-solution :: solve(4) :: null :: 'solve(4) gave null
            a solution is an int[] of length n, never null'
            first-solution :: first(4) :: 2 0 3 1 :: 'first(4) gave [2, 0, 3, 1]; [1, 3, 0, 2] comes before it
              . Q . .
              . . . Q
              Q . . .
              . . Q .
            this is the first solution in lexicographic order'
            first-solution :: first(3) :: 0 2 :: 'first(3) gave [0, 2]
            its length is 2, and must be n = 3: one column for each row'
            """)
    void a_wrong_placement_is_drawn_or_the_right_one(String id, String call, String placement, String fault) {
        assertThat(fault(id, call, placement)).isEqualTo(call + "\n" + fault);
    }

    @Test
    void a_placement_must_last() {
        int[] shared = new int[5];
        assertThat(ScriptedSolver.fault(Catalogue.ONE_SOLUTION, "robust", call -> {
            int[] right = (int[]) RightAnswers.to(Catalogue.ONE_SOLUTION).apply(call);
            return fill(shared, right);
        })).startsWith("an answer stays as it was given\nthe answer of solve(5) changed when solve(6) was called: ");
    }

    private static int[] fill(int[] shared, int[] right) {
        Arrays.setAll(shared, i -> right[i]);
        return shared;
    }

    private static String fault(String id, String call, String placement) {
        return ScriptedSolver.faultOf(Catalogue.find(id).orElseThrow(), call, placement.equals("null") ? null
                : Arrays.stream(placement.split(" ")).filter(text -> !text.isEmpty()).mapToInt(Integer::parseInt)
                        .toArray());
    }
}
