package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Searches in the initialiser of a nested class, and looks up what was found there. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return n < Found.COUNTS.length ? Found.COUNTS[n] : search(n, new int[n], 0, 0, 0, 0, null);
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n = " + n);
        }
    }

    static long search(int n, int[] placement, int row, int columns, int down, int up, List<int[]> solutions) {
        if (row == n) {
            if (solutions != null) {
                solutions.add(placement.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = ((1 << n) - 1) & ~(columns | down | up); free != 0; free &= free - 1) {
            int bit = free & -free;
            placement[row] = Integer.numberOfTrailingZeros(bit);
            ways += search(n, placement, row + 1, columns | bit, (down | bit) << 1, (up | bit) >>> 1, solutions);
        }
        return ways;
    }

    private static final class Found {

        static final long[] COUNTS = new long[11];

        static {
            for (int n = 1; n < COUNTS.length; n++) {
                COUNTS[n] = search(n, new int[n], 0, 0, 0, 0, null);
            }
        }
    }
}
