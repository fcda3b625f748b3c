package nqueens.judge.result;

import nqueens.board.Drawing;
import nqueens.problem.Verdict;

/**
 * The result of one check of one problem; the names are those of {@code results.json}.
 *
 * @param points the points it earned: all if accepted, else none, or a share in {@code tests}
 * @param message the failing case, lines separated by {@code \n}; empty if accepted
 * @param fault the same fault in parts; null if accepted
 * @param board the failing case's board, which the message has too; null if there is none to draw, or a row of it has
 *     no queen
 * @param output the beginning of the submission's output so far; null if accepted, or if it printed nothing
 * @param hidden whether the learner must not be told what failed: message, board and output are for
 *     the instructor
 */
public record CheckResult(
        String id, String title, Verdict verdict, int points, int maxPoints, String message, FoundFault fault,
        Drawing board, String output, boolean hidden) {
}
