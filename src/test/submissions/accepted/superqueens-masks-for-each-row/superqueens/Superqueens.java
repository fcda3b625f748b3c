package superqueens;

import nqueens.QueensCounter;

/** Fills a table of free squares for each square and row, which takes more steps than the search. */
public class Superqueens implements QueensCounter {
    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        int[][] free = new int[n * n][n];
        for (int s = 0; s < n * n; s++)
            for (int t = 0; t < n * n; t++) {
                int y = Math.abs(s / n - t / n), x = Math.abs(s % n - t % n);
                if (x != 0 && y != 0 && x != y && x + y != 3) free[s][t / n] |= 1 << t % n;
            }
        int[] all = new int[n];
        java.util.Arrays.fill(all, (1 << n) - 1);
        return go(0, all, free);
    }
    private long go(int row, int[] open, int[][] free) {
        int n = open.length;
        if (row == n) return 1;
        long sum = 0;
        for (int f = open[row]; f != 0; f &= f - 1) {
            int[] mine = free[row * n + Integer.numberOfTrailingZeros(f)];
            int[] rest = new int[n];
            for (int r = row + 1; r < n; r++) rest[r] = open[r] & mine[r];
            sum += go(row + 1, rest, free);
        }
        return sum;
    }
}
