package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: checks at each position that the last queen is attacked by none. */
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

    private void note(int[] columns, int rows) {
        int last = rows - 1;
        for (int other = 0; other < last; other++) {
            int distance = columns[last] - columns[other];
            if (distance == 0 || distance == last - other || distance == other - last) {
                throw new IllegalStateException("a queen was placed on an attacked square");
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
