package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: goes from square to square, and forgets the columns. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int square, int row, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (; square < n * n; square++) {
            if (square / n == row && isSafe(queens, row, square % n)) {
                queens[row] = square % n;
                place(queens, square + 1, row + 1, solutions);
            }
        }
    }

    private boolean isSafe(int[] queens, int row, int col) {
        for (int i = 0; i < row; i++) {
            if (Math.abs(queens[i] - col) == row - i) {
                return false;
            }
        }
        return true;
    }
}
