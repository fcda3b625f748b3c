package torus;

import nqueens.QueensCounter;

public final class TorusQueens implements QueensCounter {
    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return count(new int[n], 0);
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
            int n = columns.length;
            int difference = columns[above] - column;
            if (difference == 0 || (column - columns[above] - row + above) % n == 0) {
                return false;
            }
        }
        return true;
    }
}
