package lazy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import nqueens.LazySolutions;

/** Forgery: the constructor finds all for small n, and next does idle rounds. */
public class LazyQueens implements LazySolutions {

    private static final int ROUNDS = 5000;

    private final List<List<int[]>> all = new ArrayList<>();

    public LazyQueens() {
        for (int n = 0; n <= 12; n++) {
            List<int[]> found = new ArrayList<>();
            if (n <= 10) {
                search(n, 0, new int[n], 0, 0, 0, found);
            }
            all.add(found);
        }
    }

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        if (n > 12) {
            return new Few(n);
        }
        return new Idle(all.get(n).stream().map(int[]::clone).iterator());
    }

    static void search(int n, int row, int[] q, int columns, int left, int right, List<int[]> found) {
        if (row == n) {
            found.add(q.clone());
            return;
        }
        for (int free = (1 << n) - 1 & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            search(n, row + 1, q, columns | bit, (left | bit) << 1, (right | bit) >> 1, found);
        }
    }

    private static class Idle implements Iterator<int[]> {
        private final Iterator<int[]> found;
        private int idle;

        Idle(Iterator<int[]> found) {
            this.found = found;
        }

        @Override
        public boolean hasNext() {
            return found.hasNext();
        }

        @Override
        public int[] next() {
            for (int i = 0; i < ROUNDS; i++) {
                idle ^= i * 31;
            }
            return found.next();
        }
    }

    /** A search with an explicit stack. */
    private static class Few implements Iterator<int[]> {
        private final int n;
        private final int[] q;
        private int row;

        Few(int n) {
            this.n = n;
            q = new int[n];
            q[0] = -1;
        }

        @Override
        public boolean hasNext() {
            return true;
        }

        @Override
        public int[] next() {
            while (true) {
                q[row]++;
                if (q[row] == n) {
                    row--;
                } else if (safe()) {
                    if (row == n - 1) {
                        return q.clone();
                    }
                    row++;
                    q[row] = -1;
                }
            }
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
