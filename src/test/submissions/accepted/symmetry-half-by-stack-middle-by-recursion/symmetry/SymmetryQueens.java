package symmetry;

import nqueens.SymmetricQueens;

/** Without recursion, goto-like; the first queen in the left half; a middle queen mirrored in row 1. */
public final class SymmetryQueens implements SymmetricQueens {

    private static final int[][] NONE = {};

    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException(Integer.toString(n));
        if (n == 1) return 1;
        int all = (1 << n) - 1;
        long twice = iterate(n, (1 << n / 2) - 1, all);
        if (n % 2 == 1) twice += iterateMiddle(n);
        return 2 * twice;
    }

    /** First queen among the bits of {@code first}, all others anywhere. */
    private static long iterate(int n, int first, int all) {
        int[] c = new int[n + 1], l = new int[n + 1], r = new int[n + 1], f = new int[n + 1];
        f[0] = first;
        long s = 0;
        for (int k = 0; k >= 0;) {
            if (f[k] == 0) {
                k--;
            } else {
                int b = f[k] & -f[k];
                f[k] ^= b;
                if (k == n - 1) s++;
                else {
                    c[k + 1] = c[k] | b;
                    l[k + 1] = (l[k] | b) << 1;
                    r[k + 1] = (r[k] | b) >> 1;
                    k++;
                    f[k] = all & ~(c[k] | l[k] | r[k]);
                }
            }
        }
        return s;
    }

    /** First queen in the middle, the second in the left half. */
    private static long iterateMiddle(int n) {
        int all = (1 << n) - 1;
        int m = 1 << n / 2;
        long s = 0;
        int second = ((1 << n / 2) - 1) & ~(m >> 1);
        while (second != 0) {
            int b = second & -second;
            second ^= b;
            s += rec(all, m | b, ((m << 1) | b) << 1, ((m >> 1) | b) >> 1);
        }
        return s;
    }

    private static long rec(int all, int c, int l, int r) {
        if (c == all) return 1;
        long s = 0;
        for (int f = all & ~(c | l | r); f != 0; f &= f - 1) {
            int b = f & -f;
            s += rec(all, c | b, (l | b) << 1, (r | b) >> 1);
        }
        return s;
    }

    @Override
    public long distinct(int n) {
        if (n < 1) throw new IllegalArgumentException(Integer.toString(n));
        int[] p = new int[n];
        return distinct(p, 0, 0, 0, 0, NONE.length);
    }

    private static long distinct(int[] p, int c, int l, int r, int row, long before) {
        int n = p.length;
        if (row == n) return before + (smallest(p) ? 1 : 0);
        int limit = row == 0 ? (1 << (n + 1) / 2) - 1 : (1 << n) - 1;
        long found = before;
        for (int f = limit & ~(c | l | r); f != 0; f &= f - 1) {
            int b = f & -f;
            p[row] = Integer.numberOfTrailingZeros(b);
            found = distinct(p, c | b, (l | b) << 1, (r | b) >> 1, row + 1, found);
        }
        return found;
    }

    private static boolean smallest(int[] p) {
        int n = p.length;
        int[] inverse = new int[n];
        for (int i = 0; i < n; i++) inverse[p[i]] = i;
        for (int k = 1; k < 8; k++) {
            int[] base = (k & 4) == 0 ? p : inverse;
            for (int i = 0; i < n; i++) {
                int image = base[(k & 1) == 0 ? i : n - 1 - i];
                if ((k & 2) != 0) image = n - 1 - image;
                if (image < p[i]) return false;
                if (image > p[i]) break;
            }
        }
        return true;
    }
}
