package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: three int arrays count the queens of each column and diagonal. */
public class Array1dQueens implements QueensSolver {

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
                columns[column]++;
                sums[row + column]++;
                differences[row - column + n]++;
                place(answer, row + 1, solutions);
                columns[column]--;
                sums[row + column]--;
                differences[row - column + n]--;
            }
        }
    }

    private boolean isSafe(int row, int column) {
        int attackers = columns[column] + sums[row + column] + differences[row - column + n];
        return attackers < 1;
    }
}
