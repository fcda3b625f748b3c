package torus;

import nqueens.QueensCounter;

/** Mistake: refuses negative n alone; on a board of no rows nothing is left to do, which counts as one. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative: " + n);
        }
        return place(new int[n], 0);
    }

    private long place(int[] columns, int row) {
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int above = 0; safe && above < row; above++) {
                int across = Math.abs(column - columns[above]);
                int down = row - above;
                safe = across != 0 && across != down && across != n - down;
            }
            if (safe) {
                columns[row] = column;
                ways += place(columns, row + 1);
            }
        }
        return ways;
    }
}
