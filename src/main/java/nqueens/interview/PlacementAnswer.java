package nqueens.interview;

import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.board.PlacementFault;
import nqueens.judge.worker.Request;

/**
 * One placement that a solver gave.
 *
 * @param request the call
 * @param columns {@code columns[row] = column}; empty for no solution; null where the solver gave null
 */
record PlacementAnswer(Request request, int[] columns) {

    /** What came, such as {@code solve(4) gave [1, 3, 0, 2]}. */
    String finding() {
        return request + " gave " + PlacementFault.text(columns);
    }

    /** Whether it says that there is no solution. */
    boolean isNone() {
        return columns != null && columns.length == 0;
    }

    /**
     * Looks for why it is neither a solution nor rightly none.
     *
     * @param right a solution, empty if there is none
     */
    Optional<Fault> invalid(Optional<int[]> right) {
        if (isNone()) {
            return right.map(solution -> new Fault(finding(), Optional.of(Drawing.of(solution)),
                    "there is a solution, such as this one"));
        }
        return PlacementFault.of(finding(), request.n(), columns);
    }
}
