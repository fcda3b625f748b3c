package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Right: has a histogram of the last queen's column, and a checksum of all of them. */
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

        private final int[] histogram = new int[64];
        private long checksum;

        private void note(int[] columns, int rows) {
            int[] copy = histogram;
            for (int row = 0; row < rows; row++) {
                checksum = checksum * 31 + columns[row];
            }
            if (rows > 0) {
                copy[columns[rows - 1]]++;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
