package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: leaves a row as soon as two queens share a diagonal, so that few arrangements become whole. */
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
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (!used[column] && isSafe(columns, row, column)) {
                used[column] = true;
                columns[row] = column;
                permute(columns, used, row + 1, solutions);
                used[column] = false;
            }
        }
    }

    private boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (Math.abs(columns[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }
}
