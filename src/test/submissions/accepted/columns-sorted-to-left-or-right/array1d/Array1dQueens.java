package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Asks whether a column is neither to the left nor to the right of each queen's three lines. */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(columnsOf(n), 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return place(columnsOf(n), 0, null);
    }

    private static int[] columnsOf(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new int[n];
    }

    private static long place(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            if (solutions != null) {
                solutions.add(columns.clone());
            }
            return 1;
        }
        long count = 0;
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                count += place(columns, row + 1, solutions);
            }
        }
        return count;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = row - 1; above >= 0; above--) {
            int down = row - above;
            for (int line = columns[above] - down; line <= columns[above] + down; line += down) {
                if (column <= line && column >= line) {
                    return false;
                }
            }
        }
        return true;
    }
}
