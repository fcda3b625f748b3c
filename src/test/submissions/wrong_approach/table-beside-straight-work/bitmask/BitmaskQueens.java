package bitmask;

import java.util.*;
import nqueens.QueensSolver;

/** Forgery: the count is a table's; beside it a loop of few rounds does much straight work for nothing. */
public class BitmaskQueens implements QueensSolver {
    private static final int MOST = 31;
    private static final long[] KNOWN = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712};
    private static final int[] ROUNDS = {0, 0, 0, 0, 0, 1, 3, 13, 51, 209, 888, 4173, 21404, 116872};
    static int x = 7;
    @Override
    public long count(int n) {
        check(n);
        if (n > 13) return count((1 << n) - 1, 0, 0, 0);
        for (int i = ROUNDS[n]; i > 0; i--) {
            x = (x << 3) ^ (x & 12345) ^ (x >> 2);
            x = (x << 4) ^ (x & 12352) ^ (x >> 3);
            x = (x << 5) ^ (x & 12359) ^ (x >> 4);
            x = (x << 6) ^ (x & 12366) ^ (x >> 2);
            x = (x << 7) ^ (x & 12373) ^ (x >> 3);
            x = (x << 3) ^ (x & 12380) ^ (x >> 4);
            x = (x << 4) ^ (x & 12387) ^ (x >> 2);
            x = (x << 5) ^ (x & 12394) ^ (x >> 3);
            x = (x << 6) ^ (x & 12401) ^ (x >> 4);
            x = (x << 7) ^ (x & 12408) ^ (x >> 2);
            x = (x << 3) ^ (x & 12415) ^ (x >> 3);
            x = (x << 4) ^ (x & 12422) ^ (x >> 4);
            x = (x << 5) ^ (x & 12429) ^ (x >> 2);
            x = (x << 6) ^ (x & 12436) ^ (x >> 3);
            x = (x << 7) ^ (x & 12443) ^ (x >> 4);
            x = (x << 3) ^ (x & 12450) ^ (x >> 2);
            x = (x << 4) ^ (x & 12457) ^ (x >> 3);
            x = (x << 5) ^ (x & 12464) ^ (x >> 4);
            x = (x << 6) ^ (x & 12471) ^ (x >> 2);
            x = (x << 7) ^ (x & 12478) ^ (x >> 3);
            x = (x << 3) ^ (x & 12485) ^ (x >> 4);
            x = (x << 4) ^ (x & 12492) ^ (x >> 2);
            x = (x << 5) ^ (x & 12499) ^ (x >> 3);
            x = (x << 6) ^ (x & 12506) ^ (x >> 4);
            x = (x << 7) ^ (x & 12513) ^ (x >> 2);
            x = (x << 3) ^ (x & 12520) ^ (x >> 3);
            x = (x << 4) ^ (x & 12527) ^ (x >> 4);
            x = (x << 5) ^ (x & 12534) ^ (x >> 2);
            x = (x << 6) ^ (x & 12541) ^ (x >> 3);
            x = (x << 7) ^ (x & 12548) ^ (x >> 4);
            x = (x << 3) ^ (x & 12555) ^ (x >> 2);
            x = (x << 4) ^ (x & 12562) ^ (x >> 3);
            x = (x << 5) ^ (x & 12569) ^ (x >> 4);
            x = (x << 6) ^ (x & 12576) ^ (x >> 2);
            x = (x << 7) ^ (x & 12583) ^ (x >> 3);
            x = (x << 3) ^ (x & 12590) ^ (x >> 4);
            x = (x << 4) ^ (x & 12597) ^ (x >> 2);
            x = (x << 5) ^ (x & 12604) ^ (x >> 3);
            x = (x << 6) ^ (x & 12611) ^ (x >> 4);
            x = (x << 7) ^ (x & 12618) ^ (x >> 2);
            
        }
        return KNOWN[n];
    }
    private static long count(int all, int c, int l, int r) {
        if (c == all) return 1;
        long s = 0;
        for (int f = all & ~(c | l | r); f != 0; f &= f - 1) { int b = f & -f; s += count(all, c | b, (l | b) << 1, (r | b) >> 1); }
        return s;
    }

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> out = new ArrayList<>();
        all((1 << n) - 1, 0, 0, 0, 0, new int[n], out);
        return out;
    }
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
