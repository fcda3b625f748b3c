package drill;

import nqueens.drill.FirstSolution;

public final class FirstSolutionQueens implements FirstSolution {
    /** Takes the first safe square of each row, and never goes back. */
    @Override
    public int[] first(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            int column = 0;
            while (column < n && !isSafe(columns, row, column)) {
                column++;
            }
            if (column == n) {
                return new int[0];
            }
            columns[row] = column;
        }
        return columns;
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
