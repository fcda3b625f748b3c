package lazy;

import java.util.*;

import nqueens.LazySolutions;

/** Wrong approach: solutions kept by a static initialiser, one for each that a search finds. */
public class LazyQueens implements LazySolutions {

    private static final Map<Integer, List<int[]>> KNOWN = new HashMap<>();
    static { for (int n = 1; n <= 10; n++) { List<int[]> out = new ArrayList<>(); all(n, 0, 0, 0, 0, new int[n], out, 1 << 30); KNOWN.put(n, out); } }
    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) { throw new IllegalArgumentException("n < 1: " + n); }
        return new Real(n, KNOWN.get(n));
    }
    static void all(int n, int row, int c, int l, int r, int[] q, Collection<int[]> out, int most) {
        if (row == n) { out.add(q.clone()); return; }
        for (int free = (1 << n) - 1 & ~(c | l | r); free != 0 && out.size() < most; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            all(n, row + 1, c | bit, (l | bit) << 1, (r | bit) >> 1, q, out, most);
        }
    }
    private static final class Real implements Iterator<int[]> {
        private final int n; private final int[] c; private int row; private boolean ready; private int taken; private final List<int[]> known;
        Real(int n, List<int[]> known) { this.n = n; c = new int[n]; c[0] = -1; this.known = known; }
        @Override public boolean hasNext() {
            if (known != null && taken == known.size()) { return false; }
            if (!ready) { search(); }
            return ready || known != null;
        }
        private void search() {
            if (row == n) { row--; }
            while (row >= 0 && !ready) {
                c[row]++;
                if (c[row] == n) { row--; continue; }
                if (!safe()) { continue; }
                row++;
                if (row == n) { ready = true; } else { c[row] = -1; }
            }
        }
        private boolean safe() {
            for (int i = 0; i < row; i++) { if (c[i] == c[row] || Math.abs(c[i] - c[row]) == row - i) { return false; } }
            return true;
        }
        @Override public int[] next() {
            if (!hasNext()) { throw new NoSuchElementException(); }
            ready = false;
            return known == null ? c.clone() : known.get(taken++).clone();
        }
    }
}
