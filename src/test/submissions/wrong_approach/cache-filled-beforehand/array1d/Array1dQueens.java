package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: known counts are copied into a cache before the first call. */
public class Array1dQueens implements QueensSolver {

    private static final long[] COUNTS = new long[40];

    static {
        long[] digits = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};
        System.arraycopy(digits, 0, COUNTS, 1, digits.length);
    }

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        COUNTS[n] = solutions.size();
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        if (n >= COUNTS.length || COUNTS[n] == 0) {
            return solve(n).size();
        }
        return COUNTS[n];
    }

    private void place(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            boolean safe = true;
            for (int r = 0; r < row && safe; r++) {
                safe = queens[r] != column && Math.abs(queens[r] - column) != row - r;
            }
            if (safe) {
                queens[row] = column;
                place(queens, row + 1, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
