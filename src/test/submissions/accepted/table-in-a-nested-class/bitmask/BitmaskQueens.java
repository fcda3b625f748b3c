package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Finds the column of a bit in a table that a nested class makes when it is first used. */
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
        return search(n, new int[n], 0, 0, 0, 0, null);
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n = " + n);
        }
    }

    private static long search(int n, int[] placement, int row, int columns, int down, int up, List<int[]> solutions) {
        if (row == n) {
            if (solutions != null) {
                solutions.add(placement.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = ((1 << n) - 1) & ~(columns | down | up); free != 0; free &= free - 1) {
            int bit = free & -free;
            placement[row] = Columns.of(bit);
            ways += search(n, placement, row + 1, columns | bit, (down | bit) << 1, (up | bit) >>> 1, solutions);
        }
        return ways;
    }

    private static final class Columns {

        private static final int LOW = 16;
        private static final byte[] OF = new byte[1 << LOW];

        static {
            for (int bits = 1; bits < OF.length; bits++) {
                int column = 0;
                while ((bits >> column & 1) == 0) {
                    column++;
                }
                OF[bits] = (byte) column;
            }
        }

        static int of(int bit) {
            return bit < 1 << LOW ? OF[bit] : LOW + OF[bit >>> LOW];
        }
    }
}
