package board2d;

import java.util.Arrays;

/** A square board of characters. */
class ChessBoard {

    private static final char QUEEN = 'Q';
    private static final char EMPTY = '.';

    private final char[][] squares;

    ChessBoard(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("no board of size " + size);
        }
        squares = new char[size][size];
        for (char[] row : squares) {
            Arrays.fill(row, EMPTY);
        }
    }

    int size() {
        return squares.length;
    }

    void put(int row, int column) {
        squares[row][column] = QUEEN;
    }

    void take(int row, int column) {
        squares[row][column] = EMPTY;
    }

    boolean isAttackedFromAbove(int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (hasQueen(row - up, column)
                    || hasQueen(row - up, column - up)
                    || hasQueen(row - up, column + up)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasQueen(int row, int column) {
        return column >= 0 && column < squares.length && squares[row][column] == QUEEN;
    }

    int[] toPlacement() {
        int[] placement = new int[squares.length];
        for (int row = 0; row < squares.length; row++) {
            placement[row] = new String(squares[row]).indexOf(QUEEN);
        }
        return placement;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (char[] row : squares) {
            text.append(row).append('\n');
        }
        return text.toString();
    }
}
