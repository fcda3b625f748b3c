package bitmask;

import java.util.*;
import nqueens.QueensSolver;

public class BitmaskQueens implements QueensSolver {
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n: " + n);
        List<int[]> all = new ArrayList<>();
        place(0, n, 0, 0, 0, new int[n], all);
        return all;
    }
    public long count(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n: " + n);
        return count((1 << n) - 1, 0, 0, 0);
    }
    private long count(int all, int cols, int left, int right) {
        if (cols == all) return 1;
        int sum = 0;
        for (int free = all & ~(cols | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            sum += count(all, cols | bit, left << 1 | bit, right >> 1 | bit);
        }
        return sum;
    }
    private void place(int row, int n, int cols, int left, int right, int[] q, List<int[]> all) {
        if (row == n) { all.add(q.clone()); return; }
        int free = ~(cols | left | right) & ((1 << n) - 1);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            q[row] = Integer.numberOfTrailingZeros(bit);
            place(row + 1, n, cols | bit, (left | bit) << 1, (right | bit) >>> 1, q, all);
        }
    }
}
