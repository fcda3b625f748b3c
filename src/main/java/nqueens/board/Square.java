package nqueens.board;

/**
 * A square of the board.
 *
 * @param row the row, from 0 at the top
 * @param column the column, from 0 at the left
 */
public record Square(int row, int column) {

    @Override
    public String toString() {
        return "(" + row + ", " + column + ")";
    }
}
