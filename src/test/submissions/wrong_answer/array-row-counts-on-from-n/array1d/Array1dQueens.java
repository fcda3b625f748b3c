package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: goes on to the next row without setting its column back to -1. */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1");
        }
        List<int[]> solutions = new ArrayList<>();
        int[] x = new int[n];
        Arrays.fill(x, -1);
        int k = 0;
        while (k >= 0) {
            x[k]++;
            while (x[k] < n && !canPlace(x, k)) {
                x[k]++;
            }
            if (x[k] < n) {
                if (k == n - 1) {
                    solutions.add(Arrays.copyOf(x, n));
                } else {
                    k++;
                }
            } else {
                k--;
            }
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean canPlace(int[] x, int k) {
        for (int j = 0; j < k; j++) {
            if (x[j] == x[k] || Math.abs(x[j] - x[k]) == Math.abs(j - k)) {
                return false;
            }
        }
        return true;
    }
}
