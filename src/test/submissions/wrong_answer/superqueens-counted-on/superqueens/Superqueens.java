package superqueens;

import nqueens.QueensCounter;

/** The counter is a field that is never set back. */
public final class Superqueens implements QueensCounter {

    private long ways;

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        place(new int[n], 0);
        return ways;
    }

    private void place(int[] columns, int row) {
        if (row == columns.length) {
            ways++;
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1);
            }
        }
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
