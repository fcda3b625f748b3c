package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: marks of 0 and 1 in three int arrays, which are added up. */
public class BooleanArraysQueens implements QueensSolver {

    private int n;
    private int[] columns;
    private int[] sums;
    private int[] differences;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        this.n = n;
        columns = new int[n];
        sums = new int[2 * n];
        differences = new int[2 * n];
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] answer, int row, List<int[]> solutions) {
        if (row == n) {
            solutions.add(answer.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column)) {
                answer[row] = column;
                columns[column] = 1;
                sums[row + column] = 1;
                differences[row - column + n] = 1;
                place(answer, row + 1, solutions);
                columns[column] = 0;
                sums[row + column] = 0;
                differences[row - column + n] = 0;
            }
        }
    }

    private boolean isSafe(int row, int column) {
        return columns[column] + sums[row + column] + differences[row - column + n] == 0;
    }
}
