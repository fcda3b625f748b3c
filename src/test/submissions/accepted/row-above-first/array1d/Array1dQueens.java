package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Unusual: tests the queen directly above before the loop over the others. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return number(0, new int[n]);
    }

    private void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
    }

    private void search(int row, int[] columns, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                search(row + 1, columns, solutions);
            }
        }
    }

    private long number(int row, int[] columns) {
        if (row == columns.length) {
            return 1;
        }
        long number = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                number += number(row + 1, columns);
            }
        }
        return number;
    }

    private boolean isSafe(int[] columns, int row, int column) {
        if (row > 0 && Math.abs(columns[row - 1] - column) <= 1) {
            return false;
        }
        for (int above = 0; above < row - 1; above++) {
            if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }
}
