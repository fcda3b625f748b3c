package nqueens.judge;

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
 * @param blocked the squares on which no queen may stand; empty where an earlier judge wrote none
 */
public record DrawnBoard(List<Integer> placement, List<Square> attack, List<Square> blocked) {

    /** Creates a board, from copies of the lists. */
    public DrawnBoard {
        placement = List.copyOf(placement);
        attack = List.copyOf(attack);
        blocked = blocked == null ? List.of() : List.copyOf(blocked);
    }

    /**
     * Creates a board on which queens may stand anywhere.
     *
     * @param placement the column of each row's queen
     * @param attack the two queens that attack each other, the upper first; or empty
     */
    public DrawnBoard(List<Integer> placement, List<Square> attack) {
        this(placement, attack, List.of());
    }

    /**
     * Takes over what is drawn of a fault.
     *
     * @param fault the fault; the marks of its drawing are the queens that attack each other
     * @return the board; null if there is none, or it has a row without a queen
     */
    static DrawnBoard of(Fault fault) {
        return fault.drawing().filter(drawing -> !drawing.placement().contains(Drawing.NO_QUEEN))
                .map(drawing -> new DrawnBoard(drawing.placement(), drawing.marked(), drawing.blocked())).orElse(null);
    }
}
