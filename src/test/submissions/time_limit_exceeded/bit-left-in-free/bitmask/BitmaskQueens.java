package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: takes the lowest free bit, and leaves it in the set. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return count((1 << n) - 1, 0, 0, 0);
    }

    private void place(int row, int columns, int mains, int antis, int[] queens, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        int free = ((1 << n) - 1) & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, queens, solutions);
        }
    }

    private long count(int all, int columns, int mains, int antis) {
        if (columns == all) {
            return 1;
        }
        long found = 0;
        int free = all & ~(columns | mains | antis);
        while (free != 0) {
            int bit = free & -free;
            found += count(all, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1);
        }
        return found;
    }

    private void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
    }
}
