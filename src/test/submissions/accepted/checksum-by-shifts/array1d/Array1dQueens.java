package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: mixes each position into a checksum by shifts. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] columns, int row, List<int[]> solutions) {
        note(columns, row);
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1, solutions);
            }
        }
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }

    private int checksum;

    private void note(int[] columns, int rows) {
        int hash = rows;
        for (int row = 0; row < rows; row++) {
            hash = (hash << 5) - hash + columns[row];
        }
        checksum ^= hash ^ hash >>> 16;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
