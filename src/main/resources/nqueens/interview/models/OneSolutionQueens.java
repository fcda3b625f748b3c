package drill;

import nqueens.drill.OneSolution;

/** Stores one column for each row; the search returns whether it could place the remaining queens. */
public final class OneSolutionQueens implements OneSolution {

    @Override
    public int[] solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        return place(columns, 0) ? columns : new int[0];
    }

    private static boolean place(int[] columns, int row) {
        if (row == columns.length) {
            return true;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                if (place(columns, row + 1)) {
                    return true;
                }
            }
        }
        return false;
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
