package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: adds the array that the search works on, not a copy, so all solutions are one array. */
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
            solutions.add(queens);
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
        for (int i = 0; i < row; i++) {
            if (queens[i] == queens[row] || row - i == Math.abs(queens[row] - queens[i])) {
                return false;
            }
        }
        return true;
    }
}
