package torus;

import nqueens.QueensCounter;

/** Wrong: the remainder of a negative number is negative. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return place(n, 0, new boolean[n], new boolean[n], new boolean[n]);
    }

    private long place(int n, int row, boolean[] cols, boolean[] down, boolean[] up) {
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int col = 0; col < n; col++) {
            int d = (col - row) % n;
            int u = (row + col) % n;
            if (!cols[col] && !down[d] && !up[u]) {
                cols[col] = down[d] = up[u] = true;
                ways += place(n, row + 1, cols, down, up);
                cols[col] = down[d] = up[u] = false;
            }
        }
        return ways;
    }
}
