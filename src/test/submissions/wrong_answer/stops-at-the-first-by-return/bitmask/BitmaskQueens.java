package bitmask;

import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search returns true at its first solution, and all the rows above end with it. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        int[] columns = new int[n];
        return place(columns, 0, 0, 0, 0) ? List.of(columns) : List.of();
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean place(int[] columns, int row, int taken, int left, int right) {
        int n = columns.length;
        for (int free = (1 << n) - 1 & ~(taken | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            if (row == n - 1 || place(columns, row + 1, taken | bit, (left | bit) << 1, (right | bit) >>> 1)) {
                return true;
            }
        }
        return false;
    }
}
