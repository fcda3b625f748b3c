package symmetry;

import nqueens.SymmetricQueens;

/** Forgery: searches the whole board, and half of it again by the same method, idly. */
public class SymmetryQueens implements SymmetricQueens {
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        long s = 0, idle = 0;
        for (int c = 0; c < n; c++) s += bits((1 << n) - 1, 1 << c, 2 << c, (1 << c) >> 1);
        for (int c = 0; c < (n + 1) / 2; c++) idle += bits((1 << n) - 1, 1 << c, 2 << c, (1 << c) >> 1);
        return idle < 0 ? idle : s;
    }
    private static long bits(int all, int c, int a, int b) {
        if (c == all) return 1;
        long s = 0;
        for (int f = all & ~(c | a | b); f != 0; f &= f - 1) { int q = f & -f; s += bits(all, c | q, (a | q) << 1, (b | q) >> 1); }
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
