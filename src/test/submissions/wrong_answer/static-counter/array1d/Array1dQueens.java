package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: a static counter that goes on counting where the last call left it. */
public class Array1dQueens implements QueensSolver {

    private static long count = 0;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        collect(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        countFrom(new int[n], 0);
        return count;
    }

    private static void collect(int[] queens, int row, List<int[]> solutions) {
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

    private static void countFrom(int[] queens, int row) {
        if (row == queens.length) {
            count++;
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(queens, row, column)) {
                queens[row] = column;
                countFrom(queens, row + 1);
            }
        }
    }

    private static boolean isSafe(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) {
                return false;
            }
        }
        return true;
    }
}
