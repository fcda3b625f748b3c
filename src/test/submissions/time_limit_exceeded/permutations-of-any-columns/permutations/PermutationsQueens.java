package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: gives each row any column, n to the power of n ways, and looks at columns in the end, too. */
public class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        permute(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void permute(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            if (eachOnce(columns) && isSolution(columns)) {
                solutions.add(columns.clone());
            }
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            permute(columns, row + 1, solutions);
        }
    }

    private boolean eachOnce(int[] columns) {
        int seen = 0;
        for (int column : columns) {
            seen |= 1 << column;
        }
        return seen == (1 << columns.length) - 1;
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
