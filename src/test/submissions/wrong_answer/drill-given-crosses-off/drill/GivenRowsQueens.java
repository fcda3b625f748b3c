package drill;

import nqueens.drill.GivenRows;

/** Mistake: crosses off each given queen once it stands, in the array that belongs to the caller. */
public class GivenRowsQueens implements GivenRows {

    @Override
    public int count(int n, int[] given) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        for (int row = 0; row < given.length; row++) {
            if (!isSafe(columns, row, given[row])) {
                return 0;
            }
            columns[row] = given[row];
            given[row] = -1;
        }
        return place(columns, given.length);
    }

    private static int place(int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                count += place(columns, row + 1);
            }
        }
        return count;
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
