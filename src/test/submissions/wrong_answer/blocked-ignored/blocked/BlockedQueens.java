package blocked;

import nqueens.BlockedSquares;

public final class BlockedQueens implements BlockedSquares {
    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(blocked, new int[n], 0);
    }

    private static int count(boolean[][] blocked, int[] columns, int row) {
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                count += count(blocked, columns, row + 1);
            }
        }
        return count;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int difference = Math.abs(columns[above] - column);
            if (difference == 0 || difference == row - above) {
                return false;
            }
        }
        return true;
    }
}
