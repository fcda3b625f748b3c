package nqueens.judge.result;

import java.util.List;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.problem.Fault;

/**
 * The board of a failing case; the names are those of {@code results.json}.
 *
 * @param placement the column of each row's queen
 * @param attack the two queens that attack each other, the upper first; empty if none do, as on a board
 *     that is missing or there twice
 * @param blocked the squares on which no queen may stand
 */
public record DrawnBoard(List<Integer> placement, List<Square> attack, List<Square> blocked) {

    /** Creates a board, from copies of the lists. */
    public DrawnBoard {
        placement = List.copyOf(placement);
        attack = List.copyOf(attack);
        blocked = List.copyOf(blocked);
    }

    /**
     * {@return the board of a fault, whose drawing marks the queens that attack each other; null if there is none, or
     * it has a row without a queen}
     */
    public static DrawnBoard of(Fault fault) {
        return fault.drawing().filter(drawing -> !drawing.placement().contains(Drawing.NO_QUEEN))
                .map(drawing -> new DrawnBoard(drawing.placement(), drawing.marked(), drawing.blocked())).orElse(null);
    }
}
