package nqueens.judge;

import java.util.List;

import nqueens.board.Drawing;
import nqueens.board.Square;

/**
 * The board of a failing case; the names are those of {@code results.json}.
 *
 * @param placement the column of each row's queen
 * @param attack the two queens that attack each other, the upper first; empty if none do, as on a board
 *     that is missing or there twice
 */
public record DrawnBoard(List<Integer> placement, List<Square> attack) {

    /** Creates a board, from copies of the lists. */
    public DrawnBoard {
        placement = List.copyOf(placement);
        attack = List.copyOf(attack);
    }

    /**
     * Takes over what was drawn as text.
     *
     * @param drawing the drawing; its marks are the queens that attack each other
     * @return the board
     */
    public static DrawnBoard of(Drawing drawing) {
        return new DrawnBoard(drawing.placement(), drawing.marked());
    }
}
