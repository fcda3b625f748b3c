package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Mistake: next relies on hasNext to have searched. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n <= 0) throw new IllegalArgumentException("n must be positive: " + n);
        return new QueensIterator(n);
    }

    static class QueensIterator implements Iterator<int[]> {
        private final int n;
        private final int[] q;
        private final boolean[] col, d1, d2;
        private int row = 0;
        private int[] upcoming;

        QueensIterator(int n) {
            this.n = n;
            q = new int[n];
            col = new boolean[n];
            d1 = new boolean[2 * n];
            d2 = new boolean[2 * n];
            q[0] = -1;
        }

        public boolean hasNext() {
            if (upcoming == null) upcoming = search();
            return upcoming != null;
        }

        public int[] next() {
            if (upcoming == null) throw new NoSuchElementException();
            int[] result = upcoming;
            upcoming = null;
            return result;
        }

        private int[] search() {
            while (row >= 0) {
                if (q[row] >= 0) set(row, q[row], false);
                int c = q[row] + 1;
                while (c < n && (col[c] || d1[row + c] || d2[row - c + n])) c++;
                if (c == n) {
                    q[row] = -1;
                    row--;
                    continue;
                }
                q[row] = c;
                set(row, c, true);
                if (row == n - 1) return q.clone();
                row++;
                q[row] = -1;
            }
            return null;
        }

        private void set(int r, int c, boolean value) {
            col[c] = value;
            d1[r + c] = value;
            d2[r - c + n] = value;
        }
    }
}
