package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: arrays of length n + 1, since the rows are counted from 1 and element 0 is not used. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        queen(1, n, new int[n + 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void queen(int row, int n, int[] x, List<int[]> solutions) {
        if (row > n) {
            solutions.add(x.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            x[row] = column;
            if (noAttack(row, x)) {
                queen(row + 1, n, x, solutions);
            }
        }
    }

    private boolean noAttack(int row, int[] x) {
        for (int i = 1; i < row; i++) {
            if (x[i] == x[row] || Math.abs(x[i] - x[row]) == row - i) {
                return false;
            }
        }
        return true;
    }
}
