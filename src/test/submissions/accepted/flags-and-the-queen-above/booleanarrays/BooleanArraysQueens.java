package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Unusual: skips the squares beside the queen above before it asks the marks. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        search(0, new int[n], new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int row, int[] queens, boolean[] columns, boolean[] down, boolean[] up,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (row > 0 && Math.abs(queens[row - 1] - column) < 2) {
                continue;
            }
            if (columns[column] || down[row - column + n - 1] || up[row + column]) {
                continue;
            }
            queens[row] = column;
            columns[column] = down[row - column + n - 1] = up[row + column] = true;
            search(row + 1, queens, columns, down, up, solutions);
            columns[column] = down[row - column + n - 1] = up[row + column] = false;
        }
    }
}
