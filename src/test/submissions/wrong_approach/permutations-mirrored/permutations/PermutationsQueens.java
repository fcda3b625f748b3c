package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: makes one half of the arrangements and mirrors it; half of them are never looked at. */
public class PermutationsQueens implements QueensSolver {

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
        return solve(n).size();
    }

    private void permute(int[] columns, boolean[] used, int row, List<int[]> solutions) {
        int n = columns.length;
        if (row == n) {
            if (isSolution(columns)) {
                solutions.add(columns.clone());
                if (n % 2 == 0 || columns[0] != n / 2) {
                    int[] mirror = new int[n];
                    for (int i = 0; i < n; i++) {
                        mirror[i] = n - 1 - columns[i];
                    }
                    solutions.add(mirror);
                }
            }
            return;
        }
        int end = row == 0 ? (n + 1) / 2 : n;
        for (int column = 0; column < end; column++) {
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
