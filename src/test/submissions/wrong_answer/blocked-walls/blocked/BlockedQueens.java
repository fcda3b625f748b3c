package blocked;

import nqueens.BlockedSquares;

public final class BlockedQueens implements BlockedSquares {
    /** Takes a blocked square for a wall, which queens don't look across. */
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
            if (!blocked[row][column] && isSafe(blocked, columns, row, column)) {
                columns[row] = column;
                count += count(blocked, columns, row + 1);
            }
        }
        return count;
    }

    private static boolean isSafe(boolean[][] blocked, int[] columns, int row, int column) {
        for (int step = -1; step <= 1; step++) {
            for (int above = row - 1, at = column + step; above >= 0 && at >= 0 && at < columns.length;
                    above--, at += step) {
                if (blocked[above][at]) {
                    break;
                }
                if (columns[above] == at) {
                    return false;
                }
            }
        }
        return true;
    }
}
