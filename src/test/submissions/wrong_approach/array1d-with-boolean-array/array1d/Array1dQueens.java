package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right answers, but the columns taken are kept in a boolean[] beside the int[]. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], new boolean[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(new int[n], new boolean[n], 0, null);
    }

    private long place(int[] queens, boolean[] taken, int row, List<int[]> solutions) {
        if (row == queens.length) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < queens.length; column++) {
            if (!taken[column] && diagonalsAreFree(queens, row, column)) {
                queens[row] = column;
                taken[column] = true;
                found += place(queens, taken, row + 1, solutions);
                taken[column] = false;
            }
        }
        return found;
    }

    private boolean diagonalsAreFree(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (Math.abs(queens[i] - column) == row - i) {
                return false;
            }
        }
        return true;
    }
}
