package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: counts half of the first row twice, and then a middle column that even n doesn't have. */
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
        int all = (1 << n) - 1;
        long found = 0;
        for (int column = 0; column < n / 2; column++) {
            found += 2 * below(all, 1 << column);
        }
        return found + below(all, 1 << n / 2);
    }

    private long below(int all, int bit) {
        return count(all, bit, bit << 1, bit >>> 1);
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
            free &= free - 1;
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
            free &= free - 1;
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
