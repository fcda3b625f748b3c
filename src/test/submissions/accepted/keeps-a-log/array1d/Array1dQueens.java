package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: has a log of its own, whose level is never fine enough. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> result = new ArrayList<>();
        backtrack(0, new int[n], result);
        return result;
    }

    @Override
    public long count(int n) {
        check(n);
        return backtrack(0, new int[n], new ArrayList<>());
    }

    private int backtrack(int k, int[] x, List<int[]> result) {
        int n = x.length;
        int total = 0;
        for (int i = 0; i < n; i++) {
            x[k] = i;
            if (canPlace(k, x)) {
                note(x, k + 1);
                if (k == n - 1) {
                    result.add(Arrays.copyOf(x, n));
                    total++;
                } else {
                    total += backtrack(k + 1, x, result);
                }
            }
        }
        return total;
    }

    private boolean canPlace(int k, int[] x) {
        for (int j = 0; j < k; j++) {
            if (x[j] == x[k] || x[j] - x[k] == j - k || x[j] - x[k] == k - j) {
                return false;
            }
        }
        return true;
    }

    private static final int LEVEL = 1;
    private final List<String> lines = new ArrayList<>();

    private void note(int[] columns, int rows) {
        debug(3, "row " + rows + " " + Arrays.toString(columns));
    }

    private void debug(int level, String message) {
        if (level <= LEVEL) {
            lines.add(message);
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
