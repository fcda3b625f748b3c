package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Marks with an int[] of 0 and 1. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, n, new int[n], new int[n], new int[2 * n - 1], new int[2 * n - 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int n, int[] columns, int[] taken, int[] down, int[] up, List<int[]> solutions) {
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (taken[column] == 0 && down[row - column + n - 1] == 0 && up[row + column] == 0) {
                columns[row] = column;
                taken[column] = 1;
                down[row - column + n - 1] = 1;
                up[row + column] = 1;
                place(row + 1, n, columns, taken, down, up, solutions);
                taken[column] = 0;
                down[row - column + n - 1] = 0;
                up[row + column] = 0;
            }
        }
    }
}
