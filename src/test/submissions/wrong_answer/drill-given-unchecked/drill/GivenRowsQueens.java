package drill;

import nqueens.drill.GivenRows;

public final class GivenRowsQueens implements GivenRows {
    @Override
    public int count(int n, int[] given) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        System.arraycopy(given, 0, columns, 0, given.length);
        return count(columns, given.length);
    }

    private static int count(int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                count += count(columns, row + 1);
            }
        }
        return count;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int difference = Math.abs(columns[above] - column);
            if (difference == 0 || difference == row - above) {
                return false;
            }
        }
        return true;
    }
}
