package nqueens.interview;

import java.util.Optional;

import nqueens.judge.DrawnBoard;
import nqueens.judge.Verdict;

/**
 * What judging a task came to. Message and output hold text of the one who wrote the solver: whoever shows them
 * on a terminal takes out what has a meaning there.
 *
 * @param verdict the verdict
 * @param message the smallest failing case, lines parted by {@code \n}; empty if accepted
 * @param board the failing case's board, which the message has too; empty if there is none with a queen in each row
 * @param output the beginning of what the solver printed in its last call
 */
public record StageResult(Verdict verdict, String message, Optional<DrawnBoard> board, String output) {

    /**
     * Tells whether the stage is done.
     *
     * @return whether the verdict is {@link Verdict#ACCEPTED}
     */
    public boolean isAccepted() {
        return verdict == Verdict.ACCEPTED;
    }

    /**
     * Tells whether it counts as a wrong try. An untouched stub, sources that don't compile (many a save is made
     * in the middle of a line) and a judge that failed don't.
     *
     * @return whether a solver was judged, and is not accepted
     */
    public boolean isWrongTry() {
        return switch (verdict) {
            case ACCEPTED, NOT_STARTED, COMPILE_ERROR, JUDGE_ERROR -> false;
            default -> true;
        };
    }
}
