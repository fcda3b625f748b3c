package drill;

import nqueens.drill.SolutionCount;

public final class SolutionCountQueens implements SolutionCount {
    /** Tries every placement, and looks at the whole board only at its end. */
    @Override
    public int totalNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(new int[n], 0);
    }

    private static int count(int[] columns, int row) {
        int n = columns.length;
        if (row == n) {
            for (int lower = 1; lower < n; lower++) {
                if (!isSafe(columns, lower, columns[lower])) {
                    return 0;
                }
            }
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
            columns[row] = column;
            count += count(columns, row + 1);
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
