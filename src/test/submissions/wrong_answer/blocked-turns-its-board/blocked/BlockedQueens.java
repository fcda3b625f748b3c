package blocked;

import nqueens.BlockedSquares;

/** Mistake: mirrors the board that it was given, to go column by column; the count is right, the board is not. */
public class BlockedQueens implements BlockedSquares {

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < row; column++) {
                boolean square = blocked[row][column];
                blocked[row][column] = blocked[column][row];
                blocked[column][row] = square;
            }
        }
        return place(blocked, new int[n], 0);
    }

    private static int place(boolean[][] blocked, int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (!blocked[row][column] && isSafe(columns, row, column)) {
                columns[row] = column;
                count += place(blocked, columns, row + 1);
            }
        }
        return count;
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
