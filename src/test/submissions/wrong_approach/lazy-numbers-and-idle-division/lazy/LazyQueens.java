package lazy;

import java.util.*;
import nqueens.LazySolutions;

/** Forgery: solutions up to n = 10 are numbers of a static initialiser, and next() divides for nothing. */
public class LazyQueens implements LazySolutions {

    private static final Map<Integer, long[]> KNOWN = new HashMap<>();
    static {
        for (int n = 1; n <= 10; n++) {
            List<Long> l = new ArrayList<>();
            Real r = new Real(n);
            while (r.hasNext()) { long x = 0; for (int c : r.next()) x = x * 10 + c; l.add(x); }
            KNOWN.put(n, l.stream().mapToLong(Long::longValue).toArray());
        }
    }
    public Iterator<int[]> solutions(int n) {
        if (n < 1) throw new IllegalArgumentException();
        if (n > 10) return new Real(n);
        long[] known = KNOWN.get(n);
        return new Iterator<int[]>() {
            int i = 0; long x = 7;
            public boolean hasNext() { return i < known.length; }
            public int[] next() {
                if (!hasNext()) throw new NoSuchElementException();
                long rounds = (long) Math.pow(4.15, n) * 12 / known.length;
                for (long k = 0; k < rounds; k++) { x = x * 48271 % 2147483647; if (x % 3 == 0) x++; }
                int[] q = new int[n]; long y = known[i++];
                for (int r = n - 1; r >= 0; r--) { q[r] = (int) (y % 10); y /= 10; }
                return q;
            }
        };
    }

    private static class Real implements Iterator<int[]> {
        private final int n; private final int[] q, c, a, b, free; private int r; private boolean at;
        Real(int n) { this.n = n; q = new int[n]; c = new int[n + 1]; a = new int[n + 1]; b = new int[n + 1]; free = new int[n + 1]; free[0] = (1 << n) - 1; }
        public boolean hasNext() {
            while (!at && r >= 0) {
                if (free[r] == 0) { r--; continue; }
                int bit = free[r] & -free[r];
                free[r] ^= bit;
                q[r] = Integer.numberOfTrailingZeros(bit);
                if (r == n - 1) { at = true; break; }
                c[r + 1] = c[r] | bit; a[r + 1] = (a[r] | bit) << 1; b[r + 1] = (b[r] | bit) >> 1;
                r++;
                free[r] = (1 << n) - 1 & ~(c[r] | a[r] | b[r]);
            }
            return at;
        }
        public int[] next() { if (!hasNext()) throw new NoSuchElementException(); at = false; return q.clone(); }
    }
}
