package superqueens;

import nqueens.QueensCounter;

/** Right: puts the queens of each position on a board and counts those of each row and column there. */
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

    private void note(int[] columns, int rows) {
        int n = columns.length;
        boolean[][] board = new boolean[n][n];
        for (int row = 0; row < rows; row++) {
            board[row][columns[row]] = true;
        }
        for (int row = 0; row < rows; row++) {
            int queens = 0;
            for (int column = 0; column < n; column++) {
                if (board[row][column]) {
                    queens++;
                }
            }
            if (queens != 1) {
                throw new AssertionError("row " + row + " has " + queens + " queens");
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
