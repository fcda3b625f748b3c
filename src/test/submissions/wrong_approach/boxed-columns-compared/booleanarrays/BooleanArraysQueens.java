package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: an array of boxed columns, compared with each other. */
public class BooleanArraysQueens implements QueensSolver {

    private int n;
    private Integer[] queens;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        this.n = n;
        queens = new Integer[n];
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
                queens[row] = column;
                place(answer, row + 1, solutions);
                queens[row] = null;
            }
        }
    }

    private boolean isSafe(int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }
}
