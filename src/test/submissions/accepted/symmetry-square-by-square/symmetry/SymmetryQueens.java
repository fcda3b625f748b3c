package symmetry;

import nqueens.SymmetricQueens;

/** Style: the recursion goes from square to square, so it is called more often than there are positions. */
public class SymmetryQueens implements SymmetricQueens {

    private boolean[] c, a, b;
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        c = new boolean[n]; a = new boolean[2 * n]; b = new boolean[2 * n];
        long left = 0, mid = 0;
        for (int k = 0; k < (n + 1) / 2; k++) {
            set(0, k, n, true);
            long w = square(1, 0, n);
            set(0, k, n, false);
            if (2 * k + 1 == n) mid = w; else left += w;
        }
        return 2 * left + mid;
    }
    private void set(int r, int k, int n, boolean v) { c[k] = a[r + k] = b[r - k + n] = v; }
    private long square(int r, int k, int n) {
        if (r == n) return 1;
        if (k == n) return 0;
        long s = 0;
        if (!c[k] && !a[r + k] && !b[r - k + n]) {
            set(r, k, n, true);
            s = square(r + 1, 0, n);
            set(r, k, n, false);
        }
        return s + square(r, k + 1, n);
    }

    public long distinct(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
        return dist(new int[n], 0, 0, 0, 0);
    }
    private static long dist(int[] q, int r, int c, int a, int b) {
        int n = q.length;
        if (r == n) return least(q) ? 1 : 0;
        long s = 0;
        for (int f = ((1 << n) - 1) & ~(c | a | b); f != 0; f &= f - 1) {
            int bit = f & -f;
            q[r] = Integer.numberOfTrailingZeros(bit);
            s += dist(q, r + 1, c | bit, (a | bit) << 1, (b | bit) >> 1);
        }
        return s;
    }

    private static boolean least(int[] q) {
        int n = q.length;
        int[] x = q;
        for (int k = 0; k < 4; k++) {
            int[] t = new int[n], m = new int[n];
            for (int r = 0; r < n; r++) t[x[r]] = n - 1 - r;
            for (int r = 0; r < n; r++) m[r] = n - 1 - t[r];
            if (java.util.Arrays.compare(t, q) < 0 || java.util.Arrays.compare(m, q) < 0) return false;
            x = t;
        }
        return true;
    }
}
