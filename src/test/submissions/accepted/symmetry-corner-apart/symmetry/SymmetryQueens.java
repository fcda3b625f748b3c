package symmetry;

import nqueens.SymmetricQueens;

/** Style: the corner and the middle column by a lean method, the rest of the left half by a wordy one. */
public class SymmetryQueens implements SymmetricQueens {

    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        if (n == 1) return 1;
        if (n < 4) return 0;
        int all = (1 << n) - 1;
        long corner = corner(all, 1, 2, 0);
        long inner = 0;
        for (int k = 1; k < n / 2; k++) inner += inner(all, n, 1, 1 << k, 2 << k, 1 << k >> 1);
        long mid = n % 2 == 1 ? corner(all, 1 << n / 2, 2 << n / 2, 1 << n / 2 >> 1) : 0;
        return 2 * (corner + inner) + mid;
    }
    private long corner(int all, int c, int a, int b) {
        if (c == all) return 1;
        long s = 0;
        for (int f = all & ~(c | a | b); f != 0; f &= f - 1) { int q = f & -f; s += corner(all, c | q, (a | q) << 1, (b | q) >> 1); }
        return s;
    }
    private long inner(int all, int n, int row, int c, int a, int b) {
        long s = 0;
        if (row == n) s = 1;
        else for (int k = 0; k < n; k++) {
            int q = 1 << k;
            if ((q & (c | a | b)) == 0) s += inner(all, n, row + 1, c | q, (a | q) << 1, (b | q) >> 1);
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
