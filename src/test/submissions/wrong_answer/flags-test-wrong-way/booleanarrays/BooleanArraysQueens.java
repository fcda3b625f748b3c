package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: puts a queen where one of the marks is set. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        fill(0, new int[n], new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void fill(int row, int[] placement, boolean[] cols, boolean[] down, boolean[] up, List<int[]> solutions) {
        int n = placement.length;
        if (row == n) {
            solutions.add(placement.clone());
            return;
        }
        for (int col = 0; col < n; col++) {
            if (cols[col] && !down[row - col + n - 1] && !up[row + col]) {
                placement[row] = col;
                cols[col] = true;
                down[row - col + n - 1] = true;
                up[row + col] = true;
                fill(row + 1, placement, cols, down, up, solutions);
                cols[col] = false;
                down[row - col + n - 1] = false;
                up[row + col] = false;
            }
        }
    }
}
