package lazy;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Mistake: all iterators of a solver search on its one board. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n <= 0) throw new IllegalArgumentException("n must be positive: " + n);
        Arrays.fill(col, false);
        Arrays.fill(d1, false);
        Arrays.fill(d2, false);
        q[0] = -1;
        return new QueensIterator(n);
    }

    private final int[] q = new int[32];
    private final boolean[] col = new boolean[32], d1 = new boolean[64], d2 = new boolean[64];

    class QueensIterator implements Iterator<int[]> {
        private final int n;
        private int row = 0;
        private int[] upcoming;

        QueensIterator(int n) {
            this.n = n;
            upcoming = search();
        }

        public boolean hasNext() {
            return upcoming != null;
        }

        public int[] next() {
            if (upcoming == null) throw new NoSuchElementException();
            int[] result = upcoming;
            upcoming = search();
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
                if (row == n - 1) return Arrays.copyOf(q, n);
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
