package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: finds free columns by ^, which also sets the bits of diagonals beyond the board. */
public class BitmaskQueens implements QueensSolver {
    private static void check(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException("n from 1 to 31, not " + n);
    }

    public List<int[]> solve(int n) {
        check(n);
        List<int[]> out = new ArrayList<>();
        go(n, 0, 0, 0, 0, new int[n], out);
        return out;
    }

    public long count(int n) {
        check(n);
        return cnt(n, 0, 0, 0, 0);
    }

    private void go(int n, int row, int cols, int l, int r, int[] p, List<int[]> out) {
        if (row == n) {
            out.add(p.clone());
            return;
        }
        int full = (1 << n) - 1;
        int free = full ^ (cols | l | r);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            p[row] = Integer.numberOfTrailingZeros(bit);
            go(n, row + 1, cols | bit, (l | bit) << 1, (r | bit) >>> 1, p, out);
        }
    }

    private long cnt(int n, int row, int cols, int l, int r) {
        if (row == n) return 1;
        long total = 0;
        int full = (1 << n) - 1;
        int free = full ^ (cols | l | r);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            total += cnt(n, row + 1, cols | bit, (l | bit) << 1, (r | bit) >>> 1);
        }
        return total;
    }
}
