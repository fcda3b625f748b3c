package nqueens.board;

/** A square of the board: its row, from 0 at the top, and its column, from 0 at the left. */
public record Square(int row, int column) {

    @Override
    public String toString() {
        return "(" + row + ", " + column + ")";
    }
}
