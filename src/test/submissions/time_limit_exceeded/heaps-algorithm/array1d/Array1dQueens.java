package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: makes every order of the columns by Heap's algorithm, and compares diagonals at the end. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        int[] columns = new int[n];
        for (int i = 0; i < n; i++) {
            columns[i] = i;
        }
        permute(columns, n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void permute(int[] columns, int k, List<int[]> solutions) {
        if (k == 1) {
            if (isSolution(columns)) {
                solutions.add(columns.clone());
            }
            return;
        }
        for (int i = 0; i < k; i++) {
            permute(columns, k - 1, solutions);
            int other = k % 2 == 0 ? i : 0;
            int swapped = columns[other];
            columns[other] = columns[k - 1];
            columns[k - 1] = swapped;
        }
    }

    private static boolean isSolution(int[] columns) {
        for (int i = 1; i < columns.length; i++) {
            for (int j = 0; j < i; j++) {
                if (Math.abs(columns[i] - columns[j]) == i - j) {
                    return false;
                }
            }
        }
        return true;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
