package lazy;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Right: asserts of each position that its columns are different and on the board. */
public class LazyQueens implements LazySolutions {

    public Iterator<int[]> solutions(int n) {
        check(n);
        return new QueensIterator(n);
    }

    private static class QueensIterator implements Iterator<int[]> {

        private final int n;
        private final int[] q;
        private final int[] free;
        private final int[] cols;
        private final int[] left;
        private final int[] right;
        private int row;
        private int[] ahead;

        QueensIterator(int n) {
            this.n = n;
            q = new int[n];
            free = new int[n + 1];
            cols = new int[n + 1];
            left = new int[n + 1];
            right = new int[n + 1];
            free[0] = (1 << n) - 1;
            ahead = advance();
        }

        public boolean hasNext() {
            return ahead != null;
        }

        public int[] next() {
            if (ahead == null) {
                throw new NoSuchElementException("no more solutions");
            }
            int[] result = ahead;
            ahead = advance();
            return result;
        }

        private int[] advance() {
            while (row >= 0) {
                if (row == n) {
                    row--;
                    return q.clone();
                }
                int bit = free[row] & -free[row];
                if (bit == 0) {
                    row--;
                } else {
                    free[row] ^= bit;
                    q[row] = Integer.numberOfTrailingZeros(bit);
                    cols[row + 1] = cols[row] | bit;
                    left[row + 1] = (left[row] | bit) << 1;
                    right[row + 1] = (right[row] | bit) >> 1;
                    row++;
                    free[row] = ~(cols[row] | left[row] | right[row]) & (1 << n) - 1;
                    note(q, row);
                }
            }
            return null;
        }

        private void note(int[] columns, int rows) {
            int[] sorted = Arrays.copyOf(columns, rows);
            Arrays.sort(sorted);
            for (int i = 0; i < rows; i++) {
                if (sorted[i] < 0 || sorted[i] >= columns.length || i > 0 && sorted[i] == sorted[i - 1]) {
                    throw new AssertionError(Arrays.toString(sorted));
                }
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
