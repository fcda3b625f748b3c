package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.drill.AllSolutions;
import nqueens.drill.BlockedSquares;
import nqueens.drill.CompletedBoard;
import nqueens.drill.DistinctSolutions;
import nqueens.drill.FirstSolution;
import nqueens.drill.GivenRows;
import nqueens.drill.OneSolution;
import nqueens.drill.SolutionCount;
import nqueens.drill.ToroidalBoard;
import nqueens.judge.worker.Request.Method;

class DrillCallTest {

    private static final int MEBI = 1_048_576;

    @Test
    void counts_are_answered() {
        assertThat(answer((SolutionCount) n -> n + 1, Method.SOLUTION_COUNT)).isEqualTo(new Reply.Count(4));
        assertThat(answer((DistinctSolutions) n -> n + 2, Method.DISTINCT_SOLUTIONS)).isEqualTo(new Reply.Count(5));
        assertThat(answer((ToroidalBoard) n -> n + 3, Method.TOROIDAL_BOARD)).isEqualTo(new Reply.Count(6));
    }

    @Test
    void blocked_squares_are_a_board_of_booleans() {
        BlockedSquares solver = (n, blocked) -> {
            assertThat(blocked).isDeepEqualTo(new boolean[][] {
                {false, true, false}, {false, false, false}, {true, false, false}});
            return n;
        };
        assertThat(answer(solver, Method.BLOCKED_SQUARES, 0, 1, 2, 0)).isEqualTo(new Reply.Count(3));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void a_board_of_a_bad_size_is_empty(int size) {
        BlockedSquares solver = (n, blocked) -> {
            assertThat(n).isEqualTo(size);
            return blocked.length;
        };
        assertThat(DrillCall.answer(solver, Request.of(Method.BLOCKED_SQUARES, size, List.of())))
                .isEqualTo(new Reply.Count(0));
    }

    @Test
    void given_queens_are_an_array_of_columns() {
        GivenRows solver = (n, given) -> 10 * n + given[0] + given[1] * given.length;
        assertThat(answer(solver, Method.GIVEN_ROWS, 1, 3)).isEqualTo(new Reply.Count(37));
    }

    @Test
    void placements_are_copied() {
        int[] own = {1, 3, 0};
        Reply one = answer((OneSolution) n -> own, Method.ONE_SOLUTION);
        Reply first = answer((FirstSolution) n -> own, Method.FIRST_SOLUTION);
        CompletedBoard completed = (n, queens) -> {
            assertThat(queens).isDeepEqualTo(new int[][] {{0, 2}, {1, 1}});
            return own;
        };
        Reply whole = answer(completed, Method.COMPLETED_BOARD, 0, 2, 1, 1);
        own[0] = 9;
        assertThat(List.of(one, first, whole)).allSatisfy(
                reply -> assertThat(((Reply.Placement) reply).columns()).containsExactly(1, 3, 0));
    }

    @Test
    void null_in_place_of_a_placement_is_answered() {
        assertThat(answer((OneSolution) n -> null, Method.ONE_SOLUTION)).isEqualTo(new Reply.Placement(null));
    }

    @Test
    void a_placement_of_one_mebibyte_is_answered_and_no_longer_one() {
        assertThat(answer((OneSolution) n -> new int[262_143], Method.ONE_SOLUTION))
                .isInstanceOf(Reply.Placement.class);
        assertThat(answer((OneSolution) n -> new int[262_144], Method.ONE_SOLUTION))
                .isEqualTo(new Reply.TooLong(0));
    }

    static Stream<List<List<String>>> boards() {
        return Stream.of(null, List.of(), List.of(List.of(".Q", "Q.")),
                Arrays.asList(null, List.of(), Arrays.asList(null, "", "Q")));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void boards_are_answered(List<List<String>> boards) {
        assertThat(answer((AllSolutions) n -> boards, Method.ALL_SOLUTIONS)).isEqualTo(new Reply.Boards(boards));
    }

    @Test
    void boards_are_copied() {
        List<String> board = Arrays.asList(".Q", "Q.");
        Reply.Boards reply = (Reply.Boards) answer((AllSolutions) n -> List.of(board), Method.ALL_SOLUTIONS);
        board.set(0, "changed");
        assertThat(reply.list()).containsExactly(List.of(".Q", "Q."));
    }

    static Stream<Named<List<List<String>>>> boardsThatJustFit() {
        return Stream.of(
                Named.of("one row", List.of(List.of("x".repeat((MEBI - 8) / 2)))),
                Named.of("two rows", List.of(List.of("x".repeat(100), "x".repeat((MEBI - 12) / 2 - 100)))),
                Named.of("nothing but null", Collections.nCopies(MEBI / 4, null)),
                Named.of("empty boards", Collections.nCopies(MEBI / 4, List.of())),
                Named.of("rows of null", Collections.nCopies(MEBI / 8, Collections.singletonList(null))));
    }

    @ParameterizedTest
    @MethodSource("boardsThatJustFit")
    void an_answer_of_one_mebibyte_is_given(List<List<String>> boards) {
        assertThat(answer((AllSolutions) n -> boards, Method.ALL_SOLUTIONS)).isEqualTo(new Reply.Boards(boards));
    }

    static Stream<Arguments> boardsThatAreTooLong() {
        return Stream.of(
                tooLong("one row", List.of(List.of("x".repeat((MEBI - 8) / 2 + 1))), 0),
                tooLong("two rows", List.of(List.of("x".repeat(100), "x".repeat((MEBI - 12) / 2 - 99))), 0),
                tooLong("two boards", List.of(List.of("Q"), List.of("x".repeat(MEBI / 2))), 1),
                tooLong("nothing but null", Collections.nCopies(MEBI / 4 + 1, null), MEBI / 4),
                tooLong("endless empty boards", Collections.nCopies(Integer.MAX_VALUE, List.of()), MEBI / 4),
                tooLong("an endless board", List.of(Collections.nCopies(Integer.MAX_VALUE, "")), 0),
                tooLong("an endless board of null", List.of(Collections.nCopies(Integer.MAX_VALUE, null)), 0));
    }

    private static Arguments tooLong(String name, List<List<String>> boards, int solutions) {
        return Arguments.of(Named.of(name, boards), solutions);
    }

    @ParameterizedTest
    @MethodSource("boardsThatAreTooLong")
    void an_answer_longer_than_that_is_read_no_further(List<List<String>> boards, int solutions) {
        assertThat(answer((AllSolutions) n -> boards, Method.ALL_SOLUTIONS)).isEqualTo(new Reply.TooLong(solutions));
    }

    @Test
    void what_a_solver_throws_is_passed_on() {
        SolutionCount solver = n -> {
            throw new ArithmeticException("n = " + n);
        };
        assertThatThrownBy(() -> answer(solver, Method.SOLUTION_COUNT))
                .isInstanceOf(ArithmeticException.class).hasMessage("n = 3");
    }

    private static Reply answer(Object solver, Method method, Integer... more) {
        return DrillCall.answer(solver, Request.of(method, 3, List.of(more)));
    }
}
