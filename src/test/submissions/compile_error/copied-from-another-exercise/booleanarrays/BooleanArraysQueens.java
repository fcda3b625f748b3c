package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: copied from array1d as it is, with its package and its name. */
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

    private void place(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            queens[row] = column;
            if (isSafe(queens, row)) {
                place(queens, row + 1, solutions);
            }
        }
    }

    private boolean isSafe(int[] queens, int row) {
        for (int above = 0; above < row; above++) {
            int columns = Math.abs(queens[above] - queens[row]);
            if (columns == 0 || columns == row - above) {
                return false;
            }
        }
        return true;
    }
}
