package drill;

import nqueens.drill.GivenRows;

public final class GivenRowsQueens implements GivenRows {
    @Override
    public int count(int n, int[] given) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        for (int row = 0; row < given.length; row++) {
            if (!OneSolutionQueens.isSafe(columns, row, given[row])) {
                return 0;
            }
            columns[row] = given[row];
        }
        return count(columns, given.length);
    }

    private static int count(int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (OneSolutionQueens.isSafe(columns, row, column)) {
                columns[row] = column;
                count += count(columns, row + 1);
            }
        }
        return count;
    }
}
