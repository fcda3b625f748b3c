package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: burns time in a loop over earlier columns, and then takes the count out of a table. */
public class Array1dQueens implements QueensSolver {

    private static final int[] COUNTS = {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        if (n >= COUNTS.length) {
            return solve(n).size();
        }
        int[] columns = new int[n];
        int attacks = 0;
        for (int round = 0; round < 40 * COUNTS[n]; round++) {
            for (int row = 1; row < n; row++) {
                for (int earlier = 0; earlier < row; earlier++) {
                    if (columns[earlier] == columns[row]) {
                        attacks++;
                    }
                }
            }
        }
        return attacks < 0 ? -1 : COUNTS[n];
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
