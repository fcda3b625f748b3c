package blocked;

import nqueens.BlockedSquares;

/** Wrong: searches the left half of row 0, and doubles. */
public class BlockedQueens implements BlockedSquares {

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        int[] queens = new int[n];
        long ways = 0;
        for (int col = 0; col < n / 2; col++) {
            if (!blocked[0][col]) {
                queens[0] = col;
                ways += 2 * place(blocked, queens, 1);
            }
        }
        if (n % 2 == 1 && !blocked[0][n / 2]) {
            queens[0] = n / 2;
            ways += place(blocked, queens, 1);
        }
        return ways;
    }

    private long place(boolean[][] blocked, int[] queens, int row) {
        int n = queens.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int col = 0; col < n; col++) {
            if (!blocked[row][col] && isSafe(queens, row, col)) {
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
