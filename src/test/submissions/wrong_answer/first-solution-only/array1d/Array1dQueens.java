package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: stops as soon as one solution is found. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> result = new ArrayList<>();
        int[] queens = new int[n];
        if (solve(queens, 0)) {
            result.add(queens);
        }
        return result;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private boolean solve(int[] queens, int row) {
        if (row == queens.length) {
            return true;
        }
        for (int column = 0; column < queens.length; column++) {
            queens[row] = column;
            if (isSafe(queens, row) && solve(queens, row + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSafe(int[] queens, int row) {
        for (int i = 0; i < row; i++) {
            int difference = Math.abs(queens[i] - queens[row]);
            if (difference == 0 || difference == row - i) {
                return false;
            }
        }
        return true;
    }
}
