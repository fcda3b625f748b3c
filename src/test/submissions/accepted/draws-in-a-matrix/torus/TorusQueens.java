package torus;

import nqueens.QueensCounter;

/** Right: keeps a matrix of letters up to date only to show it, and shows it at each position. */
public class TorusQueens implements QueensCounter {

    private boolean[] cols;
    private boolean[] sums;
    private boolean[] differences;
    private int[] queens;

    @Override
    public long count(int n) {
        check(n);
        cols = new boolean[n];
        sums = new boolean[n];
        differences = new boolean[n];
        queens = new int[n];
        set(0, 0, true);
        return n * go(1);
    }

    private long go(int row) {
        int n = queens.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int col = 0; col < n; col++) {
            if (!cols[col] && !sums[(row + col) % n] && !differences[(row - col + n) % n]) {
                set(row, col, true);
                note(queens, row + 1);
                ways += go(row + 1);
                set(row, col, false);
            }
        }
        return ways;
    }

    private void set(int row, int col, boolean value) {
        int n = queens.length;
        queens[row] = col;
        cols[col] = value;
        sums[(row + col) % n] = value;
        differences[(row - col + n) % n] = value;
    }

    private char[][] shown = new char[0][];
    private int squares;

    private void note(int[] columns, int rows) {
        int n = columns.length;
        if (shown.length != n) {
            shown = new char[n][n];
        }
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < n; c++) {
                shown[r][c] = '.';
            }
            shown[r][columns[r]] = 'Q';
        }
        for (int r = 0; r < rows; r++) {
            text.append(String.valueOf(shown[r])).append('\n');
        }
        squares += text.length();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
