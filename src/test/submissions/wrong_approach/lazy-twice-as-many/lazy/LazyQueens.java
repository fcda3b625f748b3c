package lazy;

import java.util.*;

import nqueens.LazySolutions;

/** Wrong approach: searches anew for 1, 2, 4, 8 and so on solutions. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Doubling(n);
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

    static class Doubling implements Iterator<int[]> {
        final int n;
        int limit = 1;
        int taken;
        List<int[]> found = new ArrayList<>();
        Doubling(int n) { this.n = n; }
        public boolean hasNext() {
            if (taken == found.size() && (found.isEmpty() || found.size() == limit)) {
                limit *= found.isEmpty() ? 1 : 2;
                found = first(n, limit);
            }
            return taken < found.size();
        }
        public int[] next() {
            if (!hasNext()) throw new NoSuchElementException();
            return found.get(taken++).clone();
        }
    }

}
