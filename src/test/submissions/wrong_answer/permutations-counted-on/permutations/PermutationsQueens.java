package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: counts in a field that the next call goes on counting in. */
public class PermutationsQueens implements QueensSolver {

    private long found;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        permute(new int[n], new boolean[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        found += solve(n).size();
        return found;
    }

    private void permute(int[] columns, boolean[] used, int row, List<int[]> solutions) {
        if (row == columns.length) {
            if (isSolution(columns)) {
                solutions.add(columns.clone());
            }
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (!used[column]) {
                used[column] = true;
                columns[row] = column;
                permute(columns, used, row + 1, solutions);
                used[column] = false;
            }
        }
    }

    private boolean isSolution(int[] columns) {
        for (int lower = 0; lower < columns.length; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                if (Math.abs(columns[upper] - columns[lower]) == lower - upper) {
                    return false;
                }
            }
        }
        return true;
    }
}
