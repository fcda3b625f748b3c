package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Copies with a class that it does not import. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void place(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(Arrays.copyOf(columns, row));
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            if (isSafe(columns, row)) {
                place(columns, row + 1, solutions);
            }
        }
    }

    private static boolean isSafe(int[] columns, int row) {
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(columns[row] - columns[above]);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }
}
