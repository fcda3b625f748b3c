package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Columns are tried in the order 1, 3, 5, ..., 0, 2, 4, ... */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        return new Solutions(n);
    }

    private static class Solutions implements Iterator<int[]> {
        private final int n;
        private final int[] order;
        private final int[] tried;
        private final int[] q;
        private int row;
        private boolean found;

        Solutions(int n) {
            this.n = n;
            order = new int[n];
            tried = new int[n];
            q = new int[n];
            for (int i = 0; i < n; i++) {
                order[i] = i < n / 2 ? 2 * i + 1 : 2 * (i - n / 2);
            }
        }

        @Override
        public boolean hasNext() {
            while (!found && row >= 0) {
                if (tried[row] == n) {
                    tried[row] = 0;
                    row--;
                } else {
                    q[row] = order[tried[row]];
                    tried[row]++;
                    if (safe()) {
                        found = row == n - 1;
                        row += found ? 0 : 1;
                    }
                }
            }
            return found;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            found = false;
            return q.clone();
        }

        private boolean safe() {
            for (int r = 0; r < row; r++) {
                if (q[r] == q[row] || Math.abs(q[r] - q[row]) == row - r) {
                    return false;
                }
            }
            return true;
        }
    }
}
