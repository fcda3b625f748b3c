package drill;

import nqueens.drill.SolutionCount;

/** Counts the solutions: one column for each row. */
public final class SolutionCountQueens implements SolutionCount {
    private int count;

    @Override
    public int totalNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        place(new int[n], 0);
        return count;
    }

    private void place(int[] columns, int row) {
        if (row == columns.length) {
            count++;
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
            int difference = Math.abs(columns[above] - column);
            if (difference == 0 || difference == row - above) {
                return false;
            }
        }
        return true;
    }
}
