package superqueens;

import java.util.Arrays;

import nqueens.QueensCounter;

/** Right: counts the positions of each row, and how often each square was used. */
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

    private long[] positions = new long[32];
    private int[][] used = new int[32][32];
    private int deepest;

    private void note(int[] columns, int rows) {
        positions[rows]++;
        if (rows > 0) {
            used[rows - 1][columns[rows - 1]]++;
        }
        deepest = Math.max(deepest, rows);
    }

    String statistics() {
        return "deepest " + deepest + " " + Arrays.toString(positions) + Arrays.deepToString(used);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
