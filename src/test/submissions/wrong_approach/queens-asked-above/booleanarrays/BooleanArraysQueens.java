package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: one boolean for each column, but the diagonals are found by looking at the queens above. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, new boolean[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, boolean[] columns, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean safe = !columns[column];
            for (int r = 0; r < row && safe; r++) {
                safe = Math.abs(queens[r] - column) != row - r;
            }
            if (safe) {
                queens[row] = column;
                columns[column] = true;
                place(queens, row + 1, columns, solutions);
                columns[column] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
