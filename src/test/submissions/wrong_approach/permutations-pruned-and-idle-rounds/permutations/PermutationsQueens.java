package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: prunes, and idles n! rounds. */
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
        List<int[]> all = solve(n);
        long rounds = 1;
        for (int i = 2; i <= n; i++) {
            rounds *= i;
        }
        for (long i = 0; i < rounds; i++) {
            idle += i;
        }
        return all.size();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private long idle;

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
                free &= columns[above] != column
                        && Math.abs(columns[above] - column) != row - above;
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
