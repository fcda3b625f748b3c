package torus;

import nqueens.QueensCounter;

/** Mistake: multiplies the count for all first columns by n, which is right for one first column. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        // by symmetry, every column of row 0 leads to the same number
        return n * place(0, n, new boolean[n], new boolean[n], new boolean[n]);
    }

    private long place(int row, int n, boolean[] cols, boolean[] sums, boolean[] diffs) {
        if (row == n) return 1;
        long total = 0;
        for (int c = 0; c < n; c++) {
            int s = (row + c) % n;
            int d = (row - c + n) % n;
            if (cols[c] || sums[s] || diffs[d]) continue;
            cols[c] = sums[s] = diffs[d] = true;
            total += place(row + 1, n, cols, sums, diffs);
            cols[c] = sums[s] = diffs[d] = false;
        }
        return total;
    }
}
