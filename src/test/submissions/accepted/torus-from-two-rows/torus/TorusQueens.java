package torus;

import nqueens.QueensCounter;
/** Places the first two queens itself, so that for n = 11 each call of the search finds one solution. */
public class TorusQueens implements QueensCounter {
    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException();
        long s = n == 1 ? 1 : 0;
        int[] q = new int[n];
        for (int c = 2; c < n - 1; c++) {
            q[1] = c;
            s += go(q, 2);
        }
        return n * s;
    }
    private long go(int[] q, int row) {
        int n = q.length;
        if (row >= n) return 1;
        long s = 0;
        next:
        for (int c = 1; c < n; c++) {
            for (int r = 0; r < row; r++) {
                int x = Math.abs(c - q[r]);
                if (x == 0 || x == row - r || x == n - row + r) continue next;
            }
            q[row] = c;
            s += go(q, row + 1);
        }
        return s;
    }
}
