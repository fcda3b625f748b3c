package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: refuses negative n only; for n = 0 it gives an empty list. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n is negative: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        if (n > 0) {
            place(new int[n], 0, solutions);
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, List<int[]> solutions) {
        for (int column = 0; column < queens.length; column++) {
            if (conflicts(queens, row, column)) {
                continue;
            }
            queens[row] = column;
            if (row == queens.length - 1) {
                solutions.add(queens.clone());
            } else {
                place(queens, row + 1, solutions);
            }
        }
    }

    private boolean conflicts(int[] queens, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (queens[i] == column
                    || queens[i] + i == column + row
                    || queens[i] - i == column - row) {
                return true;
            }
        }
        return false;
    }
}
