package symmetry;

import nqueens.SymmetricQueens;

/** Style: three flags, asked and set in loops, take the most steps of all that ask no queens. */
public class SymmetryQueens implements SymmetricQueens {

    private boolean[][] marks; private int n;
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        this.n = n;
        marks = new boolean[3][2 * n];
        return place(0);
    }
    private long place(int r) {
        if (r == n) return 1;
        long s = 0;
        int end = r == 0 ? (n + 1) / 2 : n;
        for (int k = 0; k < end; k++) {
            int[] at = {k, r + k, r - k + n};
            boolean free = true;
            for (int i = 0; i < 3 && free; i++) free = !marks[i][at[i]];
            if (!free) continue;
            for (int i = 0; i < 3; i++) marks[i][at[i]] = true;
            long w = place(r + 1);
            for (int i = 0; i < 3; i++) marks[i][at[i]] = false;
            s += r == 0 && 2 * k + 1 != n ? 2 * w : w;
        }
        return s;
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
