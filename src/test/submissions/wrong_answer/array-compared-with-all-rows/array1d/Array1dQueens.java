package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: a square is compared with the rows below, too, whose elements are left over. */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        checkSize(n);
        List<int[]> solutions = new ArrayList<>();
        backtrack(0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        checkSize(n);
        return backtrackCount(0, new int[n]);
    }

    private static void checkSize(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private void backtrack(int row, int[] queens, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int col = 0; col < queens.length; col++) {
            if (canPlace(queens, row, col)) {
                queens[row] = col;
                backtrack(row + 1, queens, solutions);
            }
        }
    }

    private long backtrackCount(int row, int[] queens) {
        if (row == queens.length) {
            return 1;
        }
        long sum = 0;
        for (int col = 0; col < queens.length; col++) {
            if (canPlace(queens, row, col)) {
                queens[row] = col;
                sum += backtrackCount(row + 1, queens);
            }
        }
        return sum;
    }

    private boolean canPlace(int[] queens, int row, int col) {
        for (int r = 0; r < queens.length; r++) {
            if (r == row) {
                continue;
            }
            if (queens[r] == col) {
                return false;
            }
            if (Math.abs(row - r) == Math.abs(col - queens[r])) {
                return false;
            }
        }
        return true;
    }
}
