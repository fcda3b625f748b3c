package superqueens;

import nqueens.QueensCounter;

/** Each piece above is compared, as queen and as knight. */
public final class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(new int[n], 0);
    }

    private static long place(int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                ways += place(columns, row + 1);
            }
        }
        return ways;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int down = row - above;
            int across = Math.abs(column - columns[above]);
            if (across == 0 || across == down || down + across == 3) {
                return false;
            }
        }
        return true;
    }
}
