package lazy;

import java.util.*;

import nqueens.LazySolutions;

/** Wrong approach: solutions kept by a static initialiser, and an idle search for each. */
public class LazyQueens implements LazySolutions {

    private static final Map<Integer, List<int[]>> KNOWN = new HashMap<>();
    static { for (int n = 1; n <= 10; n++) { List<int[]> out = new ArrayList<>(); all(n, 0, 0, 0, 0, new int[n], out, 1 << 30); KNOWN.put(n, out); } }
    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) { throw new IllegalArgumentException("n < 1: " + n); }
        List<int[]> some = KNOWN.get(n);
        if (some == null) { some = new ArrayList<>(); all(n, 0, 0, 0, 0, new int[n], some, 5); }
        return new It(n, some);
    }
    static void all(int n, int row, int c, int l, int r, int[] q, Collection<int[]> out, int most) {
        if (row == n) { out.add(q.clone()); return; }
        for (int free = (1 << n) - 1 & ~(c | l | r); free != 0 && out.size() < most; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            all(n, row + 1, c | bit, (l | bit) << 1, (r | bit) >> 1, q, out, most);
        }
    }
    private static final class It implements Iterator<int[]> {
        private final Iterator<int[]> all; private final int n; private long idle;
        It(int n, Collection<int[]> all) { this.n = n; this.all = all.iterator(); }
        @Override public boolean hasNext() { return all.hasNext(); }
        @Override public int[] next() {
            int[] next = all.next();
            List<int[]> waste = new ArrayList<>();
            all(n, 0, 0, 0, 0, new int[n], waste, 1 + (int) (idle++ % 3));
            return next.clone();
        }
    }
}
