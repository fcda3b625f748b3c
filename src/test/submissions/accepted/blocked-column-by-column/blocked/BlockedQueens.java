package blocked;

import nqueens.BlockedSquares;

/** Goes column by column, and asks each for its rows: boards that are mirrored have as many solutions. */
public class BlockedQueens implements BlockedSquares {

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(blocked, new boolean[3][2 * n], 0, n);
    }

    private static long place(boolean[][] blocked, boolean[][] taken, int column, int n) {
        if (column == n) {
            return 1;
        }
        long ways = 0;
        for (int row = 0; row < n; row++) {
            boolean isAttacked = taken[0][row] || taken[1][row + column] || taken[2][row - column + n];
            if (!blocked[row][column] && !isAttacked) {
                taken[0][row] = taken[1][row + column] = taken[2][row - column + n] = true;
                ways += place(blocked, taken, column + 1, n);
                taken[0][row] = taken[1][row + column] = taken[2][row - column + n] = false;
            }
        }
        return ways;
    }
}
