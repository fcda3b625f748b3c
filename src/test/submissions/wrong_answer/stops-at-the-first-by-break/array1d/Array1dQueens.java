package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the loop that goes forth and back is left at its first solution. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        int[] x = new int[n];
        Arrays.fill(x, -1);
        int k = 0;
        List<int[]> result = new ArrayList<>();
        while (k >= 0) {
            do {
                x[k]++;
            } while (x[k] < n && !canPlace(x, k));
            if (x[k] == n) {
                x[k--] = -1;
            } else if (++k == n) {
                result.add(x);
                break;
            }
        }
        return result;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean canPlace(int[] x, int k) {
        for (int i = 0; i < k; i++) {
            if (x[i] == x[k] || x[i] - i == x[k] - k || x[i] + i == x[k] + k) {
                return false;
            }
        }
        return true;
    }
}
