package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: empty rows hold -1, all rows are asked each time, and each position is checked again by a copy. */
public class Array1dQueens implements QueensSolver {

    private static final int EMPTY = -1;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        int[] columns = new int[n];
        Arrays.fill(columns, EMPTY);
        List<int[]> solutions = new ArrayList<>();
        place(columns, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] columns, int row, List<int[]> solutions) {
        verify(columns.clone(), row);
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (!isAttacked(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1, solutions);
                columns[row] = EMPTY;
            }
        }
    }

    private static void verify(int[] columns, int rows) {
        for (int row = 0; row < columns.length; row++) {
            if ((columns[row] == EMPTY) != (row >= rows)) {
                throw new IllegalStateException("row " + row + " of " + Arrays.toString(columns));
            }
        }
    }

    private static boolean isAttacked(int[] columns, int row, int column) {
        boolean attacked = false;
        for (int r = 0; r < columns.length; r++) {
            if (columns[r] != EMPTY) {
                attacked |= columns[r] == column || Math.abs(columns[r] - column) == Math.abs(row - r);
            }
        }
        return attacked;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
