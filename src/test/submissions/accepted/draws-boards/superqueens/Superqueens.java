package superqueens;

import nqueens.QueensCounter;

/** Right: draws the rows that have queens, square by square, at each position. */
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

    private String picture = "";

    private void note(int[] columns, int rows) {
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns.length; c++) {
                text.append(columns[r] == c ? "Q " : ". ");
            }
            text.append("\n");
        }
        picture = text.toString();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
