package symmetry;

import nqueens.SymmetricQueens;
/** Returns the distinct solutions from a table if the count is not 0. */
public class SymmetryQueens implements SymmetricQueens {
    private static final int[] D = {0, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233};
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException();
        long s = 0;
        for (int c = 0; c < n / 2; c++) s += 2 * go((1 << n) - 1, 1 << c, 2 << c, 1 << c >> 1);
        if (n % 2 == 1) s += go((1 << n) - 1, 1 << n / 2, 2 << n / 2, 1 << n / 2 >> 1);
        return s;
    }
    private long go(int all, int c, int l, int r) {
        if (c == all) return 1;
        long s = 0;
        for (int f = all & ~(c | l | r); f != 0; f &= f - 1) { int b = f & -f; s += go(all, c | b, (l | b) << 1, (r | b) >> 1); }
        return s;
    }
    public long distinct(int n) {
        long s = count(n);
        return s > 0 ? D[n] : 0;
    }
}
