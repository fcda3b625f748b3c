package torus;

import nqueens.QueensCounter;

/** Compares queens as on the plain board, and looks round the edges when all stand. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(new int[n], 0);
    }

    private static long count(int[] columns, int row) {
        int n = columns.length;
        if (row == n) {
            return isFineOnTheTorus(columns) ? 1 : 0;
        }
        long count = 0;
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

    private static boolean isFineOnTheTorus(int[] columns) {
        int n = columns.length;
        for (int lower = 0; lower < n; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                int difference = Math.abs(columns[lower] - columns[upper]);
                if (difference == n - (lower - upper)) {
                    return false;
                }
            }
        }
        return true;
    }
}
