package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionChecksTest {

    @ParameterizedTest
    @CsvSource({"'complete(4, [])', 2 0 3 1", "'complete(4, [[0, 0]])', ''", "'complete(4, [[0, 1], [1, 2]])', ''"})
    void what_is_right_is_accepted(String call, String placement) {
        assertThat(fault(call, placement)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            complete(4, [[0, 1]]) :: 2 0 3 1 :: 'complete(4, [[0, 1]]) gave [2, 0, 3, 1]
              . . * .
              Q . . .
              . . . Q
              . Q . .
            the queen of row 0 stands in column 1 already, and may not be moved'
            complete(4, [[2, 0], [2, 3]]) :: 1 3 0 2 :: 'complete(4, [[2, 0], [2, 3]]) gave \
            [1, 3, 0, 2]
              . Q . .
              . . . Q
              * . . .
              . . Q .
            the queen of row 2 stands in column 3 already, and may not be moved
            no solution has the queens that stand: the answer is an empty array'
            complete(4, [[2, 0], [1, 3]]) :: '' :: 'complete(4, [[2, 0], [1, 3]]) gave []
              . Q . .
              . . . Q
              Q . . .
              . . Q .
            there is a solution, such as this one'
            complete(4, [[0, 1]]) :: 0 0 0 1 :: 'complete(4, [[0, 1]]) gave [0, 0, 0, 1]
              * . . .
              * . . .
              Q . . .
              . Q . .
            the queens in rows 0 and 1 share column 0'
            complete(4, [[0, 0]]) :: null :: 'complete(4, [[0, 0]]) gave null
            there is no solution: the answer to that is an empty array, never null'
            """)
    void a_wrong_placement_is_drawn_or_the_right_one(String call, String placement, String fault) {
        assertThat(fault(call, placement)).isEqualTo(call + "\n" + fault);
    }

    @Test
    void the_editorial_says_how_often_two_searches_for_the_call_that_must_be_fast_are_called() throws IOException {
        Call speed = Catalogue.COMPLETION.speed().orElseThrow();
        int[] columns = new int[speed.n()];
        Arrays.fill(columns, -1);
        for (int[] queen : (int[][]) speed.arguments().get(1)) {
            columns[queen[0]] = queen[1];
        }

        assertThat(Files.readString(Path.of("solutions/completion/README.md")).replaceAll("\\s+", " ")).contains(
                String.format(Locale.ROOT, "is called %,d times, and takes", calls(columns, columns.clone(), 0, 16)),
                String.format(Locale.ROOT, "to its row, is called %,d times.", calls(columns, columns.clone(), 0, 0)));
    }

    /** Counts the calls of a search that fills rows, and looks at all queens above, and those given above a bound. */
    private static int calls(int[] given, int[] columns, int row, int bound) {
        int n = given.length;
        int calls = 1;
        for (int column = 0; row < n && column < n; column++) {
            boolean isSafe = given[row] < 0 || given[row] == column;
            for (int other = 0; other < n; other++) {
                int apart = Math.abs(column - columns[other]);
                isSafe &= other >= row && (other == row || other >= bound || given[other] < 0)
                        || apart != 0 && apart != Math.abs(row - other);
            }
            if (isSafe) {
                columns[row] = column;
                calls += calls(given, columns, row + 1, bound);
            }
        }
        return calls;
    }

    @Test
    void an_answer_is_the_callers_own() {
        int[] shared = new int[5];
        assertThat(ScriptedSolver.fault(Catalogue.COMPLETION, "robust", call -> {
            int[] right = (int[]) RightAnswers.to(Catalogue.COMPLETION).apply(call);
            return call.n() == 8 ? right : shared[1] == 0 ? fill(shared, right) : shared;
        })).startsWith("arrays are the caller's own\ncomplete(5, [[2, 2]]) was called, its arrays were overwritten by");
        assertThat(ScriptedSolver.fault(Catalogue.COMPLETION, "robust", call -> {
            int[] right = (int[]) RightAnswers.to(Catalogue.COMPLETION).apply(call);
            return fill(shared, right);
        })).startsWith("an answer stays as it was given\nthe answer of complete(5, [[2, 2]]) changed when"
                + " complete(8, [[7, 3], [4, 2]]) was called: ");
    }

    @Test
    void calls_depend_on_no_others_and_change_no_argument() {
        assertThat(ScriptedSolver.fault(Catalogue.COMPLETION, "robust", call -> {
            Object right = RightAnswers.to(Catalogue.COMPLETION).apply(call);
            Arrays.sort((int[][]) call.arguments().get(1), Arrays::compare);
            return right;
        })).startsWith("an argument stays as it was\ncomplete(8, [[7, 3], [4, 2]]) changed the array that it was");
        int[] calls = new int[1];
        assertThat(ScriptedSolver.fault(Catalogue.COMPLETION, "robust", call -> {
            Object right = RightAnswers.to(Catalogue.COMPLETION).apply(call);
            calls[0]++;
            return calls[0] < 2 ? right : new int[0];
        })).startsWith("a second call answers the same\ncomplete(5, [[2, 2]]) called again gave [], and at first ");
    }

    private static int[] fill(int[] shared, int[] right) {
        Arrays.setAll(shared, i -> right[i]);
        return shared;
    }

    private static String fault(String call, String placement) {
        return ScriptedSolver.faultOf(Catalogue.COMPLETION, call, placement.equals("null") ? null
                : Arrays.stream(placement.split(" ")).filter(text -> !text.isEmpty()).mapToInt(Integer::parseInt)
                        .toArray());
    }
}
