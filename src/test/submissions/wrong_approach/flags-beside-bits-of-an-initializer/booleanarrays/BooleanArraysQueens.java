package booleanarrays;

import java.util.*;
import nqueens.QueensSolver;

/** Forgery: bits find most solutions in a nested class's initialiser, which counts for no call; flags find the rest. */
public class BooleanArraysQueens implements QueensSolver {
    private static final int MOST = 31;
    @Override
    public long count(int n) {
        check(n);
        long left = flags(n, n < 5 ? n : (n + 2) / 3);
        return n < 5 || n > 12 ? left : left + restOfCount(n) * (1 - Long.signum(left >> 20));
    }
    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> out = new ArrayList<>();
        Flags f = new Flags(n);
        f.out = out;
        f.place(0, n < 5 || n > 12 ? n : (n + 2) / 3);
        if (n >= 5 && n <= 12) for (int[] q : restOfList(n)) out.add(q.clone());
        return out;
    }
    private static long flags(int n, int most) { return new Flags(n).place(0, most); }
    private static final class Flags {
        final int n; final boolean[] c, a, b; final int[] q; List<int[]> out;
        Flags(int n) { this.n = n; c = new boolean[n]; a = new boolean[2 * n]; b = new boolean[2 * n]; q = new int[n]; }
        long place(int row, int most) {
            if (row == n) { if (out != null) out.add(q.clone()); return 1; }
            long s = 0;
            for (int k = 0; k < most; k++) {
                if (!c[k] && !a[row + k] && !b[row - k + n]) {
                    q[row] = k;
                    c[k] = a[row + k] = b[row - k + n] = true;
                    s += place(row + 1, n);
                    c[k] = a[row + k] = b[row - k + n] = false;
                }
            }
            return s;
        }
    }
    static long rest(int n) {
        long s = 0;
        for (int k = (n + 2) / 3; k < n; k++) s += bits((1 << n) - 1, 1 << k, 2 << k, (1 << k) >> 1);
        return s;
    }
    static long bits(int all, int c, int l, int r) {
        if (c == all) return 1;
        long s = 0;
        for (int f = all & ~(c | l | r); f != 0; f &= f - 1) { int b = f & -f; s += bits(all, c | b, (l | b) << 1, (r | b) >> 1); }
        return s;
    }
    static List<int[]> restOf(int n) {
        List<int[]> out = new ArrayList<>();
        if (n > 9) return out;
        int[] q = new int[n];
        for (int k = (n + 2) / 3; k < n; k++) { q[0] = k; all((1 << n) - 1, 1, 1 << k, 2 << k, (1 << k) >> 1, q, out); }
        return out;
    }
    static long restOfCount(int n) {
        switch (n) { case 5: return R5.COUNT; case 6: return R6.COUNT; case 7: return R7.COUNT; case 8: return R8.COUNT; case 9: return R9.COUNT; case 10: return R10.COUNT; case 11: return R11.COUNT; case 12: return R12.COUNT; default: return 0; }
    }
    static List<int[]> restOfList(int n) {
        switch (n) { case 5: return R5.ALL; case 6: return R6.ALL; case 7: return R7.ALL; case 8: return R8.ALL; case 9: return R9.ALL; default: { List<int[]> out = new ArrayList<>(); all((1 << n) - 1, 0, 0, 0, 0, new int[n], out); out.removeIf(q -> q[0] < (n + 2) / 3); return out; } }
    }
    private static final class R5 { static final long COUNT = rest(5); static final List<int[]> ALL = restOf(5); }
    private static final class R6 { static final long COUNT = rest(6); static final List<int[]> ALL = restOf(6); }
    private static final class R7 { static final long COUNT = rest(7); static final List<int[]> ALL = restOf(7); }
    private static final class R8 { static final long COUNT = rest(8); static final List<int[]> ALL = restOf(8); }
    private static final class R9 { static final long COUNT = rest(9); static final List<int[]> ALL = restOf(9); }
    private static final class R10 { static final long COUNT = rest(10); static final List<int[]> ALL = restOf(10); }
    private static final class R11 { static final long COUNT = rest(11); static final List<int[]> ALL = restOf(11); }
    private static final class R12 { static final long COUNT = rest(12); static final List<int[]> ALL = restOf(12); }
    private static void all(int all, int row, int c, int l, int r, int[] q, List<int[]> out) {
        if (c == all) { out.add(q.clone()); return; }
        for (int f = all & ~(c | l | r); f != 0; f &= f - 1) {
            int b = f & -f;
            q[row] = Integer.numberOfTrailingZeros(b);
            all(all, row + 1, c | b, (l | b) << 1, (r | b) >> 1, q, out);
        }
    }
    private static void check(int n) { if (n < 1 || n > MOST) throw new IllegalArgumentException("n out of range: " + n); }
}
