package blocked;

import nqueens.BlockedSquares;

public final class BlockedQueens implements BlockedSquares {
    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] free = new int[n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                free[row] |= blocked[row][column] ? 0 : 1 << column;
            }
        }
        return count(free, 0, 0, 0, 0);
    }

    private static int count(int[] free, int row, int columns, int mainDiagonals, int antiDiagonals) {
        if (row == free.length) {
            return 1;
        }
        int count = 0;
        int safe = free[row] & ~(columns | mainDiagonals | antiDiagonals);
        while (safe != 0) {
            int bit = safe & -safe;
            safe ^= bit;
            count += count(free, row + 1, columns | bit, (mainDiagonals | bit) << 1, (antiDiagonals | bit) >>> 1);
        }
        return count;
    }
}
