package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;

class BoardListChecksTest {

    @Test
    void boards_may_come_in_any_order() {
        assertFault(4, List.of(RightAnswers.board(2, 0, 3, 1), RightAnswers.board(1, 3, 0, 2)), "");
        assertFault(2, List.of(), "");
    }

    @Test
    void a_list_of_boards_is_never_null() {
        assertFault(2, null, "solveNQueens(2) gave null\nwhere there is no solution the list is empty, never null");
    }

    @Test
    void a_board_has_n_rows() {
        assertFault(1, Arrays.asList(List.of("Q"), null),
                "board 2 of 2 that solveNQueens(1) gave\na board is a list of n rows, never null");
        assertFault(2, List.of(List.of("Q.")),
                "board 1 of 1 that solveNQueens(2) gave\nit has 1 rows, and must have n = 2");
        assertFault(1, List.of(List.of()), "board 1 of 1 that solveNQueens(1) gave\n"
                + "it has 0 rows, and must have n = 1: is the board cleared after it was added? add a copy of it");
    }

    @Test
    void a_row_has_n_letters_and_one_queen() {
        for (String row : new String[] {"QQ.", "...", "Q-.", "Q.", "Q...", "x".repeat(40)}) {
            assertRow("\"" + row + "\"", row);
        }
        assertRow("null", null);
        assertRow("\"" + "x".repeat(40) + "...\"", "x".repeat(41));
    }

    private static void assertRow(String shown, String row) {
        assertFault(3, List.of(Arrays.asList("Q..", row, "..Q")), "board 1 of 1 that solveNQueens(3) gave\n"
                + "row 1 is " + shown + ", and must be n = 3 letters: one Q, else dots");
    }

    @Test
    void a_board_is_a_solution_and_none_is_missing() {
        assertFault(2, List.of(List.of("Q.", "Q.")), """
                solveNQueens(2): solution 1 of 1 is [0, 0]
                  * .
                  * .
                the queens in rows 0 and 1 share column 0""");
        assertFault(4, List.of(), """
                solveNQueens(4) gave 0 of 2 solutions; one that is missing is [1, 3, 0, 2]
                  . Q . .
                  . . . Q
                  Q . . .
                  . . Q .
                no two of its queens attack each other""");
    }

    @Test
    void one_list_for_all_calls_is_not_robust() {
        List<Object> shared = new ArrayList<>();
        assertThat(ScriptedSolver.fault(Catalogue.ALL_SOLUTIONS, "robust", call -> {
            List<?> right = (List<?>) RightAnswers.to(Catalogue.ALL_SOLUTIONS).apply(call);
            shared.clear();
            shared.addAll(right);
            return shared;
        })).startsWith("an answer stays as it was given\nthe answer of solveNQueens(5) changed when solveNQueens(6)"
                + " was called: other solutions than at first: 4 where there were 10\n");
    }

    private static void assertFault(int n, List<List<String>> boards, String fault) {
        String call = "solveNQueens(" + n + ")";
        assertThat(ScriptedSolver.faultOf(Catalogue.ALL_SOLUTIONS, call, boards))
                .isEqualTo(fault.isEmpty() ? "" : call + "\n" + fault);
    }
}
