package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.Fault;
import nqueens.board.Square;
import nqueens.board.Symmetry;
import nqueens.drill.AllSolutions;
import nqueens.drill.BlockedSquares;
import nqueens.drill.CompletedBoard;
import nqueens.drill.DistinctSolutions;
import nqueens.drill.FirstSolution;
import nqueens.drill.GivenRows;
import nqueens.drill.OneSolution;
import nqueens.drill.SolutionCount;
import nqueens.drill.ToroidalBoard;
import nqueens.judge.CompiledSolver;
import nqueens.judge.Submission;
import nqueens.judge.worker.Request.Method;

class StageCaseTest {

    private static final Submission MODELS = new Submission("models", Path.of("src/test/drills/accepted/models"));

    @ParameterizedTest
    @CsvSource({"1, 0", "4, 1 3 0 2", "4, 2 0 3 1", "5, 0 2 4 1 3", "2, ''", "3, ''"})
    void any_solution_will_do(int n, String solution) {
        assertThat(fault(new OneSolutionCase(n), (OneSolution) size -> columns(solution))).isEmpty();
    }

    @Test
    void a_placement_that_is_no_solution_is_drawn() {
        assertFault(new OneSolutionCase(4), (OneSolution) n -> new int[] {1, 3, 0, 1}, """
                solve(4) gave [1, 3, 0, 1]
                  . * . .
                  . . . Q
                  Q . . .
                  . * . .
                the queens in rows 0 and 3 share column 1""");
    }

    @Test
    void no_placement_is_wrong_where_there_is_a_solution() {
        assertFault(new OneSolutionCase(4), (OneSolution) n -> new int[0], """
                solve(4) gave []
                  . Q . .
                  . . . Q
                  Q . . .
                  . . Q .
                there is a solution, such as this one""");
    }

    @Test
    void a_placement_is_wrong_where_there_is_no_solution() {
        assertFault(new OneSolutionCase(2), (OneSolution) n -> new int[] {0, 1}, """
                solve(2) gave [0, 1]
                  * .
                  . *
                the queens in rows 0 and 1 share a diagonal: |0 - 1| = |0 - 1|""");
    }

    @Test
    void null_is_no_placement_and_not_none_either() {
        assertFault(new OneSolutionCase(2), (OneSolution) n -> null, """
                solve(2) gave null
                a solution is an int[] of length n, never null""");
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, ''", "4, 1 3 0 2", "8, 0 4 7 5 2 6 1 3"})
    void the_first_solution_is_the_first_one(int n, String solution) {
        assertThat(fault(new FirstSolutionCase(n), (FirstSolution) size -> columns(solution))).isEmpty();
    }

    @Test
    void another_solution_is_not_the_first() {
        assertFault(new FirstSolutionCase(4), (FirstSolution) n -> new int[] {2, 0, 3, 1}, """
                first(4) gave [2, 0, 3, 1]; [1, 3, 0, 2] comes before it
                  . Q . .
                  . . . Q
                  Q . . .
                  . . Q .
                this is the first solution in lexicographic order""");
        assertFault(new FirstSolutionCase(3), (FirstSolution) n -> new int[] {0, 2}, """
                first(3) gave [0, 2]
                its length is 2, and must be n = 3: one column for each row""");
    }

    @ParameterizedTest
    @CsvSource({"4, 0 1, 1 3 0 2", "4, 2 0 0 1, 1 3 0 2", "4, '', 2 0 3 1", "4, 0 0, ''", "4, 0 1 1 2, ''",
        "4, 2 0 2 3, ''"})
    void a_board_is_completed_by_a_solution_that_has_its_queens(int n, String queens, String solution) {
        assertThat(fault(completed(n, queens), (CompletedBoard) (size, given) -> columns(solution))).isEmpty();
    }

    @Test
    void a_board_can_be_completed_where_a_solution_has_its_queens() {
        List<int[]> all = new SolutionSearch(6, (row, column) -> true).all();
        for (int square = 0; square < 36 * 36; square++) {
            Square upper = new Square(square % 6, square / 6 % 6);
            Square lower = new Square(square / 36 % 6, square / 216);
            CompletedBoardCase board = new CompletedBoardCase(6, List.of(upper, lower));
            boolean isPossible = all.stream().anyMatch(solution -> solution[upper.row()] == upper.column()
                    && solution[lower.row()] == lower.column());
            assertThat(fault(board, (CompletedBoard) (n, queens) -> new int[0]).isPresent()).as(board.toString())
                    .isEqualTo(isPossible);
        }
    }

    @Test
    void a_queen_that_stands_may_not_be_moved() {
        assertFault(completed(4, "0 1 2 0"), (CompletedBoard) (n, queens) -> new int[] {2, 0, 3, 1}, """
                complete(4, [[0, 1], [2, 0]]) gave [2, 0, 3, 1]
                  . . * .
                  Q . . .
                  . . . Q
                  . Q . .
                the queen of row 0 stands in column 1 already, and may not be moved""");
        assertFault(completed(4, "2 3 2 0"), (CompletedBoard) (n, queens) -> new int[] {1, 3, 0, 2}, """
                complete(4, [[2, 3], [2, 0]]) gave [1, 3, 0, 2]
                  . Q . .
                  . . . Q
                  * . . .
                  . . Q .
                the queen of row 2 stands in column 3 already, and may not be moved""");
    }

    @Test
    void a_board_that_can_be_completed_is() {
        assertFault(completed(4, "3 1"), (CompletedBoard) (n, queens) -> new int[0], """
                complete(4, [[3, 1]]) gave []
                  . . Q .
                  Q . . .
                  . . . Q
                  . Q . .
                there is a solution, such as this one""");
        assertFault(completed(4, "3 1"), (CompletedBoard) (n, queens) -> new int[] {0, 0, 0, 1}, """
                complete(4, [[3, 1]]) gave [0, 0, 0, 1]
                  * . . .
                  * . . .
                  Q . . .
                  . Q . .
                the queens in rows 0 and 1 share column 0""");
    }

    @Test
    void all_solutions_are_boards_in_any_order() {
        assertThat(fault(new AllSolutionsCase(1), (AllSolutions) n -> List.of(List.of("Q")))).isEmpty();
        assertThat(fault(new AllSolutionsCase(2), (AllSolutions) n -> List.of())).isEmpty();
        assertThat(fault(new AllSolutionsCase(4), (AllSolutions) n -> List.of(
                List.of("..Q.", "Q...", "...Q", ".Q.."), List.of(".Q..", "...Q", "Q...", "..Q.")))).isEmpty();
    }

    @Test
    void a_list_of_boards_is_never_null() {
        assertFault(new AllSolutionsCase(2), (AllSolutions) n -> null, """
                solveNQueens(2) gave null
                where there is no solution the list is empty, never null""");
    }

    @Test
    void a_board_has_n_rows() {
        assertFault(new AllSolutionsCase(1), (AllSolutions) n -> Arrays.asList(List.of("Q"), null), """
                board 2 of 2 that solveNQueens(1) gave
                a board is a list of n rows, never null""");
        assertFault(new AllSolutionsCase(2), (AllSolutions) n -> List.of(List.of("Q.")), """
                board 1 of 1 that solveNQueens(2) gave
                it has 1 rows, and must have n = 2""");
    }

    @Test
    void a_row_has_n_letters_and_one_queen() {
        assertRow("null", null);
        assertRow("\"QQ.\"", "QQ.");
        assertRow("\"...\"", "...");
        assertRow("\"Q-.\"", "Q-.");
        assertRow("\"Q.\"", "Q.");
        assertRow("\"Q...\"", "Q...");
        assertRow("\"" + "x".repeat(40) + "\"", "x".repeat(40));
        assertRow("\"" + "x".repeat(40) + "...\"", "x".repeat(41));
    }

    private static void assertRow(String shown, String row) {
        assertFault(new AllSolutionsCase(3), (AllSolutions) n -> List.of(Arrays.asList("Q..", row, "..Q")),
                "board 1 of 1 that solveNQueens(3) gave\nrow 1 is " + shown
                        + ", and must be n = 3 letters: one Q, else dots");
    }

    @Test
    void a_board_is_a_solution_and_none_is_missing() {
        assertFault(new AllSolutionsCase(2), (AllSolutions) n -> List.of(List.of("Q.", "Q.")), """
                solution 1 of 1 is [0, 0]
                  * .
                  * .
                the queens in rows 0 and 1 share column 0""");
        assertFault(new AllSolutionsCase(4), (AllSolutions) n -> List.of(), """
                solveNQueens(4) gave 0 of 2 solutions; one that is missing is [1, 3, 0, 2]
                  . Q . .
                  . . . Q
                  Q . . .
                  . . Q .
                no two of its queens attack each other""");
    }

    @Test
    void the_count_is_the_known_one() {
        assertThat(fault(new SolutionCountCase(4), (SolutionCount) n -> 2)).isEmpty();
        assertFault(new SolutionCountCase(4), (SolutionCount) n -> 3, """
                totalNQueens(4) gave 3
                the known count is 2""");
    }

    @Test
    void blocked_squares_hold_no_queen() {
        assertThat(fault(blocked(4, "0 1"), (BlockedSquares) (n, squares) -> 1)).isEmpty();
        assertThat(fault(blocked(4, ""), (BlockedSquares) (n, squares) -> 2)).isEmpty();
        assertFault(blocked(4, "0 1 3 3"), (BlockedSquares) (n, squares) -> 2, """
                count(4, [[0, 1], [3, 3]]) gave 2
                  . # Q .
                  Q . . .
                  . . . Q
                  . Q . #
                the right count is 1; no queen may stand on a square marked #""");
        assertFault(blocked(4, "0 1 0 2"), (BlockedSquares) (n, squares) -> 2, """
                count(4, [[0, 1], [0, 2]]) gave 2
                  . # # .
                  . . . .
                  . . . .
                  . . . .
                the right count is 0; no queen may stand on a square marked #""");
        assertFault(blocked(1, ""), (BlockedSquares) (n, squares) -> 0, """
                count(1, []) gave 0
                  Q
                the right count is 1: no square is blocked""");
    }

    @Test
    void given_queens_begin_the_solutions() {
        assertThat(fault(given(4, 1), (GivenRows) (n, given) -> 1)).isEmpty();
        assertThat(fault(given(4), (GivenRows) (n, given) -> 2)).isEmpty();
        assertThat(fault(given(4, 1, 2), (GivenRows) (n, given) -> 0)).isEmpty();
        assertFault(given(4, 2), (GivenRows) (n, given) -> 2, """
                count(4, [2]) gave 2
                  . . Q .
                  Q . . .
                  . . . Q
                  . Q . .
                the right count is 1; this is the first of them""");
        assertFault(given(4, 0), (GivenRows) (n, given) -> 1, """
                count(4, [0]) gave 1
                  Q . . .
                  . . . .
                  . . . .
                  . . . .
                the right count is 0: no solution begins with these queens""");
        assertFault(given(4, 1, 2), (GivenRows) (n, given) -> 1, """
                count(4, [1, 2]) gave 1
                  . * . .
                  . . * .
                  . . . .
                  . . . .
                the queens in rows 0 and 1 share a diagonal: |0 - 1| = |1 - 2|, so that the right count is 0""");
    }

    @Test
    void images_of_each_other_count_as_one() {
        assertThat(fault(new DistinctSolutionsCase(8), (DistinctSolutions) n -> 12)).isEmpty();
        assertFault(new DistinctSolutionsCase(8), (DistinctSolutions) n -> 92, """
                count(8) gave 92
                the known count is 12: of the 92 solutions those that are turns or mirror images of each other \
                count as one""");
    }

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
    void the_known_counts_up_to_symmetry_are_those_of_a_search(int n) {
        long least = new SolutionSearch(n, (row, column) -> true).all().stream()
                .filter(solution -> Arrays.stream(Symmetry.values())
                        .allMatch(symmetry -> Arrays.compare(solution, symmetry.of(solution)) <= 0)).count();
        assertThat(least).isEqualTo(DistinctSolutionsCase.COUNTS.get(n - 1).longValue());
    }

    @Test
    void diagonals_wrap_around_the_torus() {
        assertThat(fault(new ToroidalBoardCase(5), (ToroidalBoard) n -> 10)).isEmpty();
        assertFault(new ToroidalBoardCase(4), (ToroidalBoard) n -> 2, """
                count(4) gave 2
                  . Q . .
                  . . . *
                  * . . .
                  . . Q .
                the known count is 0; here the queens in rows 1 and 2 share a diagonal that wraps around: 1 - 3 and \
                2 - 0 are equal modulo 4""");
        assertFault(new ToroidalBoardCase(1), (ToroidalBoard) n -> 0, """
                count(1) gave 0
                the known count is 1""");
    }

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
    void the_known_counts_of_the_torus_are_those_of_a_search(int n) {
        long count = new SolutionSearch(n, (row, column) -> true).all().stream()
                .filter(solution -> IntStream.range(0, n).map(row -> Math.floorMod(row - solution[row], n))
                        .distinct().count() == n)
                .filter(solution -> IntStream.range(0, n).map(row -> (row + solution[row]) % n)
                        .distinct().count() == n).count();
        assertThat(count).isEqualTo(ToroidalBoardCase.COUNTS.get(n - 1).longValue());
    }

    @Test
    void a_bad_n_is_refused() {
        OneSolution checking = n -> {
            throw new IllegalArgumentException("n < 1: " + n);
        };
        assertThat(fault(new RefusedCase(Method.ONE_SOLUTION, 0), checking)).isEmpty();
        assertFault(new RefusedCase(Method.ONE_SOLUTION, -1), (OneSolution) n -> new int[0], """
                solve(-1) returned an array of length 0
                n must be at least 1: throw an IllegalArgumentException""");
    }

    private static Optional<Fault> fault(StageCase stageCase, Object solver) {
        return stageCase.fault(
                new CompiledSolver(MODELS, Task.ONE_SOLUTION.solverClass(), new DirectWorkers(solver)).solver());
    }

    private static void assertFault(StageCase stageCase, Object solver, String text) {
        assertThat(fault(stageCase, solver)).hasValueSatisfying(fault -> assertThat(fault).hasToString(text));
    }

    private static int[] columns(String text) {
        return text.isEmpty() ? new int[0] : Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    private static List<Square> squares(String text) {
        int[] pairs = columns(text);
        return IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new Square(pairs[2 * i], pairs[2 * i + 1])).toList();
    }

    private static StageCase completed(int n, String queens) {
        return new CompletedBoardCase(n, squares(queens));
    }

    private static StageCase blocked(int n, String blocked) {
        return new BlockedSquaresCase(n, squares(blocked));
    }

    private static StageCase given(int n, Integer... columns) {
        return new GivenRowsCase(n, List.of(columns));
    }
}
