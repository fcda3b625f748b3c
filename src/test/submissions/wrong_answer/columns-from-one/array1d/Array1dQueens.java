package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: numbers the columns from 1, as the textbook does. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        nQueens(0, n, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void nQueens(int k, int n, int[] x, List<int[]> solutions) {
        for (int i = 1; i <= n; i++) {
            if (place(k, i, x)) {
                x[k] = i;
                if (k == n - 1) {
                    solutions.add(x.clone());
                } else {
                    nQueens(k + 1, n, x, solutions);
                }
            }
        }
    }

    private boolean place(int k, int i, int[] x) {
        for (int j = 0; j < k; j++) {
            if (x[j] == i || Math.abs(x[j] - i) == Math.abs(j - k)) {
                return false;
            }
        }
        return true;
    }
}
