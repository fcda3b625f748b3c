package drill;

import nqueens.drill.SolutionCount;

/** Counts the solutions with half of the work: mirror images come in pairs. */
public final class SolutionCountQueens implements SolutionCount {
    @Override
    public int totalNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int count = 0;
        int[] columns = new int[n];
        for (int column = 0; column < n / 2; column++) {
            columns[0] = column;
            count += count(columns, 1);
        }
        return n == 1 ? 1 : 2 * count;
    }

    private static int count(int[] columns, int row) {
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        int count = 0;
        for (int column = 0; column < n; column++) {
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
