package lazy;

import java.util.*;

import nqueens.LazySolutions;

/** Forgery: finds all solutions at once, and on small boards searches n = 9, too, so that the work does not grow. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Warm(n);
    }

    /** All solutions, or the first limit of them. */
    static void all(int n, int row, int c, int l, int r, int[] q, int limit, List<int[]> out) {
        if (row == n) {
            out.add(q.clone());
            return;
        }
        for (int free = (1 << n) - 1 & ~(c | l | r); free != 0 && out.size() < limit; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            all(n, row + 1, c | bit, (l | bit) << 1, (r | bit) >> 1, q, limit, out);
        }
    }

    static List<int[]> first(int n, int limit) {
        List<int[]> out = new ArrayList<>();
        all(n, 0, 0, 0, 0, new int[n], limit, out);
        return out;
    }

    /** Finds all at once, and on small boards searches a larger one as well, so that nothing grows. */
    static class Warm implements Iterator<int[]> {
        final int n;
        int taken;
        List<int[]> found;
        Warm(int n) { this.n = n; }
        public boolean hasNext() {
            if (found == null) {
                if (n > 1 && n < 9) first(9, 1 << 30);
                found = first(n, n > 12 ? 3 : 1 << 30);
            }
            return taken < found.size();
        }
        public int[] next() {
            if (!hasNext()) throw new NoSuchElementException();
            if (taken > 0) first(n, 2 * n);
            return found.get(taken++).clone();
        }
    }

}
