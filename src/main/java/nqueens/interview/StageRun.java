package nqueens.interview;

import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.judge.CompiledSolver;
import nqueens.judge.DrawnBoard;
import nqueens.judge.NotAcceptedException;
import nqueens.judge.ShortMessage;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.Submission;
import nqueens.judge.Verdict;
import nqueens.judge.Workers;

/** One task of one submission while it is judged: by the judge of the exercises, case after case. */
public final class StageRun {

    private final Task task;
    private final CompiledSolver compiled;

    /**
     * Creates a run of which nothing is read yet.
     *
     * @param submission the submission, with a folder {@code drill}
     * @param task what was to be written
     * @param workers where to compile and run it
     */
    public StageRun(Submission submission, Task task, Workers workers) {
        this.task = task;
        this.compiled = new CompiledSolver(submission, task.solverClass(), workers);
    }

    /**
     * Reads the sources and judges them, up to the first case that fails: the smallest. Changes nothing but the
     * worker that it starts and ends, so that it may be called on a thread of its own.
     *
     * @return what it came to
     */
    public StageResult judged() {
        SolverUnderTest solver = compiled.solver();
        try {
            for (StageCase each : task.cases()) {
                Optional<Fault> fault = each.fault(solver);
                if (fault.isPresent()) {
                    return result(Verdict.WRONG_ANSWER, fault.get().toString(), board(fault.get()));
                }
            }
            return result(Verdict.ACCEPTED, "", Optional.empty());
        } catch (NotAcceptedException e) {
            return result(e.verdict(), e.getMessage(), Optional.empty());
        } catch (RuntimeException e) {
            return result(Verdict.JUDGE_ERROR, "the judge failed, not the submission; run it again: " + e,
                    Optional.empty());
        } finally {
            compiled.endWorker();
        }
    }

    private StageResult result(Verdict verdict, String message, Optional<DrawnBoard> board) {
        return new StageResult(verdict, ShortMessage.of(message), board, compiled.solver().printed());
    }

    private static Optional<DrawnBoard> board(Fault fault) {
        return fault.drawing().filter(drawing -> !drawing.placement().contains(Drawing.NO_QUEEN))
                .map(DrawnBoard::of);
    }
}
