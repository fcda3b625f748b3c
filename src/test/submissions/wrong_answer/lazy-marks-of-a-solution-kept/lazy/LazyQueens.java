package lazy;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Wrong: goes on after a solution without clearing the marks of its last queen. */
public final class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive");
        }
        return new Walk(n);
    }

    private static final class Walk implements Iterator<int[]> {

        private final int n;
        private final int[] col;
        private final boolean[] usedCol;
        private final boolean[] usedMain;
        private final boolean[] usedAnti;
        private int row;

        Walk(int n) {
            this.n = n;
            col = new int[n];
            Arrays.fill(col, -1);
            usedCol = new boolean[n];
            usedMain = new boolean[2 * n];
            usedAnti = new boolean[2 * n];
        }

        @Override
        public boolean hasNext() {
            while (row >= 0 && row < n) {
                int c = col[row] + 1;
                while (c < n && (usedCol[c] || usedMain[row - c + n] || usedAnti[row + c])) {
                    c++;
                }
                if (c < n) {
                    col[row] = c;
                    mark(row, c, true);
                    row++;
                    if (row < n) {
                        col[row] = -1;
                    }
                } else {
                    row--;
                    if (row >= 0) {
                        mark(row, col[row], false);
                    }
                }
            }
            return row == n;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int[] found = col.clone();
            row = n - 1;
            return found;
        }

        private void mark(int r, int c, boolean value) {
            usedCol[c] = value;
            usedMain[r - c + n] = value;
            usedAnti[r + c] = value;
        }
    }
}
