package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: one list for all calls, cleared and filled again; who still has an earlier answer sees it change. */
public class Array1dQueens implements QueensSolver {

    private final List<int[]> solutions = new ArrayList<>();

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        solutions.clear();
        place(new int[n], 0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] columns, int row) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            if (isSafe(columns, row)) {
                place(columns, row + 1);
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
