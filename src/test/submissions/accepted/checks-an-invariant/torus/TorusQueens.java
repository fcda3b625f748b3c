package torus;

import nqueens.QueensCounter;

/** Right: tests each position a second time, every pair of queens. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        check(n);
        return place(new int[n], 0);
    }

    private long place(int[] columns, int row) {
        note(columns, row);
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int above = 0; above < row && safe; above++) {
                int across = Math.abs(columns[above] - column);
                safe = across != 0 && across != row - above && across != n - row + above;
            }
            if (safe) {
                columns[row] = column;
                ways += place(columns, row + 1);
            }
        }
        return ways;
    }

    private void note(int[] columns, int rows) {
        for (int i = 0; i < rows; i++) {
            for (int j = i + 1; j < rows; j++) {
                if (columns[i] == columns[j] || Math.abs(columns[i] - columns[j]) == j - i) {
                    throw new IllegalStateException("queens " + i + " and " + j + " attack each other");
                }
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
