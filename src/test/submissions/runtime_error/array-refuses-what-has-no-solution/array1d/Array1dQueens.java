package array1d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

/** One mistake: throws where there is no solution. */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1");
        }
        List<int[]> solutions = new ArrayList<>();
        fill(new int[n], 0, solutions);
        if (solutions.isEmpty()) {
            throw new IllegalArgumentException("no solution for " + n);
        }
        return solutions;
    }

    private void fill(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                fill(columns, row + 1, solutions);
            }
        }
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1");
        }
        return fillAndCount(new int[n], 0);
    }

    private long fillAndCount(int[] columns, int row) {
        if (row == columns.length) {
            return 1;
        }
        long count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                count += fillAndCount(columns, row + 1);
            }
        }
        return count;
    }

    private boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }
}
