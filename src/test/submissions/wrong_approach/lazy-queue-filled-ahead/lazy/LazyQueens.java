package lazy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Mistake: searches for a hundred solutions at a time, and gives them from a queue. */
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
        private final Deque<int[]> ready = new ArrayDeque<>();

        QueensIterator(int n) {
            this.n = n;
            q = new int[n];
            col = new boolean[n];
            d1 = new boolean[2 * n];
            d2 = new boolean[2 * n];
            q[0] = -1;
        }

        private void fill() {
            int[] solution = search();
            while (solution != null) {
                ready.add(solution);
                solution = ready.size() < 100 ? search() : null;
            }
        }

        public boolean hasNext() {
            if (ready.isEmpty()) fill();
            return !ready.isEmpty();
        }

        public int[] next() {
            if (!hasNext()) throw new NoSuchElementException();
            return ready.remove();
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
