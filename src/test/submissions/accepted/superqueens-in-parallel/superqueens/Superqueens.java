package superqueens;

import java.util.*;
import nqueens.QueensCounter;
/** Counts each first column in a parallel stream. */
public class Superqueens implements QueensCounter {
    private static final long[] KNOWN = {1,1,0,0,0,0,0,0,0,0,4,44,156,1876};
    private static final long[] PLAIN = {1,1,0,0,2,10,4,40,92,352,724,2680,14200,73712};
    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        return java.util.stream.IntStream.range(0, n).parallel().mapToLong(c -> { int[] q = new int[n]; q[0] = c; return go(q, 1); }).sum();
    }
    private static long go(int[] q, int row) {
        int n = q.length;
        if (row == n) return 1;
        long s = 0;
        for (int c = 0; c < n; c++) {
            boolean safe = true;
            for (int i = 0; i < row && safe; i++) { int d = Math.abs(q[i] - c), e = row - i; safe = d != 0 && d != e && d + e != 3; }
            if (safe) { q[row] = c; s += go(q, row + 1); }
        }
        return s;
    }
}
