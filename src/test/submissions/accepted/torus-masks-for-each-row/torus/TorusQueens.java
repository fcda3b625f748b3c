package torus;

import nqueens.QueensCounter;

/** Fills a table of free squares for each square and row, which takes more steps than the search. */
public class TorusQueens implements QueensCounter {
    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        int[][] free = new int[n * n][n];
        for (int s = 0; s < n * n; s++)
            for (int t = 0; t < n * n; t++) {
                int y = s / n - t / n, x = s % n - t % n;
                if (x != 0 && y != 0 && Math.floorMod(x - y, n) != 0 && Math.floorMod(x + y, n) != 0) free[s][t / n] |= 1 << t % n;
            }
        int[][] open = new int[n][n];
        open[0] = free[0];
        return n == 1 ? 1 : n * go(1, open, free);
    }
    private long go(int row, int[][] open, int[][] free) {
        int n = open.length;
        if (row == n) return 1;
        long sum = 0;
        for (int f = open[row - 1][row]; f != 0; f &= f - 1) {
            int[] mine = free[row * n + Integer.numberOfTrailingZeros(f)];
            for (int r = row + 1; r < n; r++) open[row][r] = open[row - 1][r] & mine[r];
            sum += go(row + 1, open, free);
        }
        return sum;
    }
}
