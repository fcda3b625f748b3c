package blocked;

import nqueens.BlockedSquares;

/** Mistake: the number in the field is not set to 0 when the next call begins. */
public class BlockedQueens implements BlockedSquares {

    private long found;

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        place(blocked, new int[n], 0);
        return found;
    }

    private void place(boolean[][] blocked, int[] columns, int row) {
        if (row == columns.length) {
            found++;
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (!blocked[row][column] && isSafe(columns, row, column)) {
                columns[row] = column;
                place(blocked, columns, row + 1);
            }
        }
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(columns[above] - column);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }
}
