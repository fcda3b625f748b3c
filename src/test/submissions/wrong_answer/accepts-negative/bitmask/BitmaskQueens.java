package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: refuses n = 0 and n > 31; for a negative n it says that there is no solution. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        if (isBoard(n)) {
            collect(new int[n], 0, 0, 0, 0, solutions);
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return isBoard(n) ? count((1 << n) - 1, 0, 0, 0) : 0;
    }

    private boolean isBoard(int n) {
        if (n == 0 || n > 31) {
            throw new IllegalArgumentException("n can't be " + n);
        }
        return n > 0;
    }

    private void collect(int[] queens, int row, int columns, int mains, int antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int free = ((1 << n) - 1) & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            collect(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1,
                    solutions);
        }
    }

    private long count(int all, int columns, int mains, int antis) {
        if (columns == all) {
            return 1;
        }
        long total = 0;
        for (int free = all & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            total += count(all, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1);
        }
        return total;
    }
}
