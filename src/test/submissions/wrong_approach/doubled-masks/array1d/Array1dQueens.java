package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: bit sets that are shifted by multiplying and dividing, and asked by remainders. */
public class Array1dQueens implements QueensSolver {

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

    private void place(int[] queens, int row, long columns, long right, long left, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        long bit = 1;
        for (int column = 0; column < n; column++) {
            if (columns / bit % 2 == 0 && right / bit % 2 == 0 && left / bit % 2 == 0) {
                queens[row] = column;
                place(queens, row + 1, columns + bit, (right + bit) * 2, (left + bit) / 2, solutions);
            }
            bit *= 2;
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
