package torus;

import java.util.*;
import nqueens.QueensCounter;
/** Searches in the public method, with loops in its helpers. */
public class TorusQueens implements QueensCounter {
    private static final long[] KNOWN = {1,1,0,0,0,10,0,28,0,0,0,88,0,4524};
    private static final long[] PLAIN = {1,1,0,0,2,10,4,40,92,352,724,2680,14200,73712};
    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        if (n == 1) return 1;
        if (n % 2 == 0 || n % 3 == 0) return 0;
        int full = mask(n);
        int[] free = new int[n + 1], cs = new int[n + 1], ls = new int[n + 1], rs = new int[n + 1];
        long found = 0;
        int row = 1;
        cs[1] = 1; ls[1] = rot(1, n); rs[1] = unrot(1, n);
        free[1] = full & ~(cs[1] | ls[1] | rs[1]);
        while (row > 0) {
            if (free[row] == 0) { row--; continue; }
            int bit = free[row] & -free[row];
            free[row] ^= bit;
            if (row == n - 1) { found++; continue; }
            cs[row + 1] = cs[row] | bit;
            ls[row + 1] = rot(ls[row] | bit, n);
            rs[row + 1] = unrot(rs[row] | bit, n);
            row++;
            free[row] = full & ~(cs[row] | ls[row] | rs[row]);
        }
        return found * n;
    }
    private static int mask(int n) { int m = 0; for (int i = 0; i < n; i++) m |= 1 << i; return m; }
    private static int rot(int s, int n) { return (s << 1 | s >>> n - 1) & mask(n); }
    private static int unrot(int s, int n) { return (s >>> 1 | s << n - 1) & mask(n); }
}
