package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: hands over row++, which is the row itself. */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        return ways(new int[n], 0);
    }

    private void place(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                place(columns, row++, solutions);
            }
        }
    }

    private long ways(int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        long total = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                total += ways(columns, row + 1);
            }
        }
        return total;
    }

    private boolean isSafe(int[] columns, int row, int column) {
        for (int r = 0; r < row; r++) {
            if (columns[r] == column || Math.abs(columns[r] - column) == row - r) {
                return false;
            }
        }
        return true;
    }
}
