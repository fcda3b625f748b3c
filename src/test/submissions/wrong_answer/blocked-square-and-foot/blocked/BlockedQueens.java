package blocked;

import nqueens.BlockedSquares;

/** Wrong: the square upside down is taken for blocked, too. */
public class BlockedQueens implements BlockedSquares {

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return place(blocked, new int[n], 0);
    }

    private long place(boolean[][] blocked, int[] queens, int row) {
        int n = queens.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int col = 0; col < n; col++) {
            if (!blocked[row][col] && !blocked[n - 1 - row][col] && isSafe(queens, row, col)) {
                queens[row] = col;
                ways += place(blocked, queens, row + 1);
            }
        }
        return ways;
    }

    private boolean isSafe(int[] queens, int row, int col) {
        for (int above = 0; above < row; above++) {
            int right = Math.abs(col - queens[above]);
            if (right == 0 || right == row - above) {
                return false;
            }
        }
        return true;
    }
}
