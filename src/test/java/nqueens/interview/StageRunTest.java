package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.NotStartedException;
import nqueens.board.KnownCounts;
import nqueens.board.Square;
import nqueens.drill.BlockedSquares;
import nqueens.drill.OneSolution;
import nqueens.drill.SolutionCount;
import nqueens.judge.DrawnBoard;
import nqueens.judge.Submission;
import nqueens.judge.Verdict;

class StageRunTest {

    private static final Submission MODELS = new Submission("models", Path.of("src/test/drills/accepted/models"));

    @Test
    void a_right_solver_is_accepted() {
        SolutionCount solver = n -> {
            if (n < 1) {
                throw new IllegalArgumentException("n < 1");
            }
            return (int) KnownCounts.of(n);
        };
        assertThat(judged(Task.SOLUTION_COUNT, solver))
                .isEqualTo(new StageResult(Verdict.ACCEPTED, "", Optional.empty(), "printed\n"));
    }

    @Test
    void the_smallest_failing_case_is_told() {
        assertThat(judged(Task.SOLUTION_COUNT, (SolutionCount) n -> n == 1 ? 1 : 0)).isEqualTo(new StageResult(
                Verdict.WRONG_ANSWER, "totalNQueens(4) gave 0\nthe known count is 2", Optional.empty(),
                "printed\n"));
    }

    @Test
    void a_board_with_a_queen_in_each_row_is_given_as_a_board_too() {
        assertThat(judged(Task.ONE_SOLUTION, (OneSolution) n -> n == 1 ? new int[1] : new int[] {1, 1}).board())
                .contains(new DrawnBoard(List.of(1, 1), List.of(new Square(0, 1), new Square(1, 1))));
        StageResult empty = judged(Task.BLOCKED_SQUARES, (BlockedSquares) (n, blocked) -> 1);
        assertThat(empty.message()).isEqualTo("count(1, [[0, 0]]) gave 1\n  #\n"
                + "the right count is 0; no queen may stand on a square marked #");
        assertThat(empty.board()).isEmpty();
    }

    @Test
    void an_untouched_stub_is_not_started() {
        SolutionCount stub = n -> {
            throw new NotStartedException("later");
        };
        assertThat(judged(Task.SOLUTION_COUNT, stub)).isEqualTo(new StageResult(Verdict.NOT_STARTED,
                "totalNQueens(n) is still the stub: later", Optional.empty(), "printed\n"));
    }

    @Test
    void what_the_judge_does_wrong_is_its_own() {
        SolutionCount solver = n -> {
            throw new IllegalStateException("no disk");
        };
        assertThat(judged(Task.SOLUTION_COUNT, solver)).isEqualTo(new StageResult(Verdict.JUDGE_ERROR,
                "the judge failed, not the submission; run it again: java.lang.IllegalStateException: no disk",
                Optional.empty(), "printed\n"));
    }

    @Test
    void a_message_is_cut_where_it_is_longer_than_anybody_reads() {
        SolutionCount solver = n -> {
            throw new NotStartedException("x".repeat(5000));
        };
        assertThat(judged(Task.SOLUTION_COUNT, solver).message()).hasSizeLessThan(4100)
                .endsWith(" characters more");
    }

    @Test
    void the_worker_is_ended() {
        DirectWorkers workers = new DirectWorkers((SolutionCount) n -> 0);
        new StageRun(MODELS, Task.SOLUTION_COUNT, workers).judged();
        assertThat(workers.living()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "ACCEPTED, true, false", "NOT_STARTED, false, false", "COMPILE_ERROR, false, false",
        "JUDGE_ERROR, false, false", "WRONG_ANSWER, false, true", "TIME_LIMIT_EXCEEDED, false, true",
        "RUNTIME_ERROR, false, true", "SECURITY_VIOLATION, false, true", "REJECTED, false, true"})
    void a_wrong_try_is_a_solver_that_was_judged_and_not_accepted(Verdict verdict, boolean accepted, boolean wrong) {
        StageResult result = new StageResult(verdict, "", Optional.empty(), "");
        assertThat(result.isAccepted()).isEqualTo(accepted);
        assertThat(result.isWrongTry()).isEqualTo(wrong);
    }

    private static StageResult judged(Task task, Object solver) {
        return new StageRun(MODELS, task, new DirectWorkers(solver)).judged();
    }
}
