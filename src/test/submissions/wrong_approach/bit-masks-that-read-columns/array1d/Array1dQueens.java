package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: bit masks decide, and the columns of earlier rows are summed up for nothing. */
public class Array1dQueens implements QueensSolver {

    private long sum;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, int columns, int right, int left, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            for (int r = 0; r < row; r++) {
                sum += queens[r];
            }
            int bit = 1 << column;
            if (((columns | right | left) & bit) == 0) {
                queens[row] = column;
                place(queens, row + 1, columns | bit, (right | bit) << 1, (left | bit) >> 1, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
