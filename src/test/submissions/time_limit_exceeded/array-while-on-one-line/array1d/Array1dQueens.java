package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: the loop over the rows above never counts them. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
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
            if (isSafe(queens, row, column)) {
                queens[row] = column;
                place(queens, row + 1, solutions);
            }
        }
    }

    private boolean isSafe(int[] queens, int row, int column) {
        int r = 0;
        while (r < row) if (queens[r] == column || Math.abs(queens[r] - column) == row - r) return false;
        return true;
    }
}
