package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the bits of earlier queens on one diagonal are not shifted: | binds less than <<. */
public final class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        int all = (1 << n) - 1;
        fill(0, 0, 0, 0, all, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        int all = (1 << n) - 1;
        return count(0, 0, 0, all);
    }

    private void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n out of range: " + n);
        }
    }

    private void fill(int row, int cols, int left, int right, int all, int[] queens, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        int free = all & ~(cols | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            fill(row + 1, cols | bit, left | bit << 1, (right | bit) >>> 1, all, queens, solutions);
        }
    }

    private long count(int cols, int left, int right, int all) {
        if (cols == all) {
            return 1;
        }
        long total = 0;
        int free = all & ~(cols | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            total += count(cols | bit, left | bit << 1, (right | bit) >>> 1, all);
        }
        return total;
    }
}
