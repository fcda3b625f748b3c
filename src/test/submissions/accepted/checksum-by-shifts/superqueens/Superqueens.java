package superqueens;

import nqueens.QueensCounter;

/** Right: mixes each position into a checksum by shifts. */
public class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        check(n);
        return place(new int[n], 0);
    }

    private long place(int[] columns, int row) {
        note(columns, row);
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
            int across = Math.abs(columns[above] - column);
            if (across == 0 || across == down || across == 1 && down == 2 || across == 2 && down == 1) {
                return false;
            }
        }
        return true;
    }

    private int checksum;

    private void note(int[] columns, int rows) {
        int hash = rows;
        for (int row = 0; row < rows; row++) {
            hash = (hash << 5) - hash + columns[row];
        }
        checksum ^= hash ^ hash >>> 16;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
