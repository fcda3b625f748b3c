package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: has room for eight rows alone. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        fill(0, new int[n], new boolean[8], new boolean[15], new boolean[15], solutions);
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
            if (!cols[col] && !down[row - col + 7] && !up[row + col]) {
                placement[row] = col;
                cols[col] = true;
                down[row - col + 7] = true;
                up[row + col] = true;
                fill(row + 1, placement, cols, down, up, solutions);
                cols[col] = false;
                down[row - col + 7] = false;
                up[row + col] = false;
            }
        }
    }
}
