package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: marks are set and never taken away, so the search can't go back. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, boolean[] columns, boolean[] main, boolean[] anti,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int m = row - column + n - 1;
            int a = row + column;
            if (!columns[column] && !main[m] && !anti[a]) {
                queens[row] = column;
                columns[column] = true;
                main[m] = true;
                anti[a] = true;
                place(row + 1, queens, columns, main, anti, solutions);
            }
        }
    }
}
