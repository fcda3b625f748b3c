package torus;

import nqueens.QueensCounter;

/** Mistake: searches with the first queen in column 0 alone, and forgets that there are n columns. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(new int[n], 1);
    }

    private long place(int[] columns, int row) {
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int column = 1; column < n; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                ways += place(columns, row + 1);
            }
        }
        return ways;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int across = Math.abs(column - columns[above]);
            if (across == 0 || across == row - above || across == columns.length - row + above) {
                return false;
            }
        }
        return true;
    }
}
