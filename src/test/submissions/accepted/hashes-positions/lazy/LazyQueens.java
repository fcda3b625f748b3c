package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Right: computes at each position how far the queens are apart on average. */
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

        private double average;

        private void note(int[] columns, int rows) {
            double sum = 0;
            int pairs = 0;
            for (int i = 0; i < rows; i++) {
                for (int j = 0; j < i; j++) {
                    sum += Math.hypot(i - j, columns[i] - columns[j]);
                    pairs++;
                }
            }
            average = pairs == 0 ? 0 : sum / pairs;
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
