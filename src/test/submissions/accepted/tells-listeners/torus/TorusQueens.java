package torus;

import nqueens.QueensCounter;

/** Right: has a progress bar in a field, redrawn at each position, and prints nothing. */
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

    private String bar = "";
    private int calls;

    private void note(int[] columns, int rows) {
        calls++;
        StringBuilder line = new StringBuilder("[");
        for (int i = 0; i < columns.length; i++) {
            line.append(i < rows ? '#' : ' ');
        }
        bar = line.append("] ").append(calls).toString();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
