package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.board.Square;
import nqueens.judge.SolverClass;
import nqueens.judge.worker.Request.Method;

class TaskTest {

    @ParameterizedTest
    @CsvSource({
        "ONE_SOLUTION, OneSolutionQueens, one solution",
        "ALL_SOLUTIONS, AllSolutionsQueens, all solutions",
        "SOLUTION_COUNT, SolutionCountQueens, count only",
        "BLOCKED_SQUARES, BlockedSquaresQueens, some squares are blocked",
        "GIVEN_ROWS, GivenRowsQueens, the first queens are given",
        "DISTINCT_SOLUTIONS, DistinctSolutionsQueens, count up to symmetry",
        "FIRST_SOLUTION, FirstSolutionQueens, the first solution only",
        "TOROIDAL_BOARD, ToroidalBoardQueens, diagonals wrap around",
        "COMPLETED_BOARD, CompletedBoardQueens, complete a board"})
    void a_task_is_one_class(Task task, String className, String title) {
        assertThat(task.solverClass()).isEqualTo(new SolverClass("drill", className));
        assertThat(task.title()).isEqualTo(title);
    }

    @ParameterizedTest
    @EnumSource
    void a_stub_is_the_class_to_write_with_its_limits(Task task) {
        String name = task.solverClass().simpleName();
        assertThat(task.stub())
                .startsWith("package drill;\n")
                .contains("import nqueens.drill." + name.substring(0, name.length() - "Queens".length()) + ";\n")
                .contains("public final class " + name + " implements ")
                .contains("<p>Examples: ", "<p>Limits: ", "5 s of CPU time", "256 MiB")
                .containsOnlyOnce("throw new NotStartedException(\"")
                .isASCII();
        assertThat(task.stub().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
    }

    @Test
    void small_boards_come_before_bad_arguments_and_those_before_large_boards() {
        assertThat(Task.ONE_SOLUTION.cases()).containsExactly(
                new OneSolutionCase(1), new OneSolutionCase(2), new OneSolutionCase(3), new OneSolutionCase(4),
                new OneSolutionCase(5), new OneSolutionCase(6), new OneSolutionCase(7), new OneSolutionCase(8),
                new OneSolutionCase(9), new OneSolutionCase(10),
                new RefusedCase(Method.ONE_SOLUTION, 0), new RefusedCase(Method.ONE_SOLUTION, -1),
                new OneSolutionCase(20));
        assertThat(Task.BLOCKED_SQUARES.cases()).startsWith(
                new BlockedSquaresCase(1, List.of()), new BlockedSquaresCase(1, List.of(new Square(0, 0)))).contains(
                new BlockedSquaresCase(4, List.of(new Square(0, 1), new Square(0, 2)))).hasSize(18);
        assertThat(Task.GIVEN_ROWS.cases()).startsWith(
                new GivenRowsCase(1, List.of()), new GivenRowsCase(1, List.of(0))).contains(
                new GivenRowsCase(4, List.of(1, 3)), new RefusedCase(Method.GIVEN_ROWS, 0)).hasSize(24);
        assertThat(Task.COMPLETED_BOARD.cases()).startsWith(new CompletedBoardCase(1, List.of())).contains(
                new CompletedBoardCase(4, List.of(new Square(2, 0), new Square(1, 3)))).hasSize(22);
        assertThat(Task.ALL_SOLUTIONS.cases()).endsWith(new AllSolutionsCase(10)).hasSize(11);
        assertThat(Task.SOLUTION_COUNT.cases()).endsWith(new SolutionCountCase(12)).hasSize(13);
        assertThat(Task.DISTINCT_SOLUTIONS.cases()).endsWith(new DistinctSolutionsCase(12)).hasSize(13);
        assertThat(Task.FIRST_SOLUTION.cases()).endsWith(new FirstSolutionCase(20)).hasSize(13);
        assertThat(Task.TOROIDAL_BOARD.cases()).endsWith(new ToroidalBoardCase(13)).hasSize(14);
    }

    @Test
    void each_task_has_cases_of_its_own() {
        assertThat(Arrays.stream(Task.values()).map(task -> task.cases().get(0).getClass()).distinct())
                .hasSize(Task.values().length);
    }
}
