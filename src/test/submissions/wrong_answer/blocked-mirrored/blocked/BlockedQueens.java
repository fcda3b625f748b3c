package blocked;

import nqueens.BlockedSquares;

/** Mistake: counts the first queen in the left half, and doubles it, as if the blocked squares were symmetric. */
public class BlockedQueens implements BlockedSquares {

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        long left = 0;
        long middle = 0;
        int[] columns = new int[n];
        for (int column = 0; column < (n + 1) / 2; column++) {
            if (blocked[0][column]) {
                continue;
            }
            columns[0] = column;
            long ways = place(blocked, columns, 1);
            if (column == n - 1 - column) {
                middle = ways;
            } else {
                left += ways;
            }
        }
        return 2 * left + middle;
    }

    private static long place(boolean[][] blocked, int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < columns.length; column++) {
            if (!blocked[row][column] && isSafe(columns, row, column)) {
                columns[row] = column;
                ways += place(blocked, columns, row + 1);
            }
        }
        return ways;
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
