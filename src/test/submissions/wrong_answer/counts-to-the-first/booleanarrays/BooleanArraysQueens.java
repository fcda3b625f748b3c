package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: counts by a boolean, which ends the search with the first solution. */
public class BooleanArraysQueens implements QueensSolver {

    private boolean[] columns;
    private boolean[] mains;
    private boolean[] antis;
    private long count;

    @Override
    public List<int[]> solve(int n) {
        start(n);
        List<int[]> solutions = new ArrayList<>();
        collect(0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        start(n);
        search(0, n);
        return count;
    }

    private void start(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        columns = new boolean[n];
        mains = new boolean[2 * n - 1];
        antis = new boolean[2 * n - 1];
        count = 0;
    }

    private void collect(int row, int[] placement, List<int[]> solutions) {
        int n = placement.length;
        if (row == n) {
            solutions.add(placement.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column, n)) {
                placement[row] = column;
                mark(row, column, n, true);
                collect(row + 1, placement, solutions);
                mark(row, column, n, false);
            }
        }
    }

    private boolean search(int row, int n) {
        if (row == n) {
            count++;
            return true;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column, n)) {
                mark(row, column, n, true);
                boolean isFound = search(row + 1, n);
                mark(row, column, n, false);
                if (isFound) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isSafe(int row, int column, int n) {
        return !columns[column] && !mains[row - column + n - 1] && !antis[row + column];
    }

    private void mark(int row, int column, int n, boolean isTaken) {
        columns[column] = isTaken;
        mains[row - column + n - 1] = isTaken;
        antis[row + column] = isTaken;
    }
}
