package torus;

import java.util.*;
import nqueens.QueensCounter;
/** Counts in the low bits of a sum that packs two numbers. */
public class TorusQueens implements QueensCounter {
    private static final long[] KNOWN = {1,1,0,0,0,10,0,28,0,0,0,88,0,4524};
    private static final long[] PLAIN = {1,1,0,0,2,10,4,40,92,352,724,2680,14200,73712};
    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        if (n % 2 == 0 || n % 3 == 0) return 0;
        long packed = go(n, 1, new int[n]);
        return n * (packed & 0xFFFFF);
    }
    private static long go(int n, int row, int[] q) {
        if (row == n) return 1L << 20 | 1;
        long s = 0;
        for (int c = 0; c < n; c++) {
            boolean safe = true;
            for (int i = 0; i < row && safe; i++) {
                int d = Math.abs(q[i] - c);
                safe = d != 0 && d != row - i && d != n - row + i;
            }
            if (safe) { q[row] = c; s += go(n, row + 1, q); }
        }
        return s;
    }
}
