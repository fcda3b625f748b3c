package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the counter is set back only if n changes, so the same count asked again doubles. */
public class Array1dQueens implements QueensSolver {

    private int n;
    private long total;

    @Override
    public List<int[]> solve(int n) {
        checkN(n);
        List<int[]> solutions = new ArrayList<>();
        collect(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        checkN(n);
        if (n != this.n) {
            this.n = n;
            total = 0;
        }
        countFrom(new int[n], 0);
        return total;
    }

    private void checkN(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private void collect(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(queens, row, column)) {
                queens[row] = column;
                collect(queens, row + 1, solutions);
            }
        }
    }

    private void countFrom(int[] queens, int row) {
        if (row == n) {
            total++;
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(queens, row, column)) {
                queens[row] = column;
                countFrom(queens, row + 1);
            }
        }
    }

    private boolean isSafe(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) {
                return false;
            }
        }
        return true;
    }
}
