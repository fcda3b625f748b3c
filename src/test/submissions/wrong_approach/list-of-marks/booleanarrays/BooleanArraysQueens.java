package booleanarrays;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import nqueens.QueensSolver;

/** Marks in lists of Booleans. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, n, new int[n], none(n), none(2 * n - 1), none(2 * n - 1), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static List<Boolean> none(int length) {
        return new ArrayList<>(Collections.nCopies(length, false));
    }

    private void place(int row, int n, int[] columns, List<Boolean> taken, List<Boolean> down, List<Boolean> up, List<int[]> solutions) {
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!taken.get(column) && !down.get(row - column + n - 1) && !up.get(row + column)) {
                columns[row] = column;
                taken.set(column, true);
                down.set(row - column + n - 1, true);
                up.set(row + column, true);
                place(row + 1, n, columns, taken, down, up, solutions);
                taken.set(column, false);
                down.set(row - column + n - 1, false);
                up.set(row + column, false);
            }
        }
    }
}
