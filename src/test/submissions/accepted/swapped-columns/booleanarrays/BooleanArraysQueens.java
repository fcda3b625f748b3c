package booleanarrays;

import java.util.LinkedList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: swaps the columns of a permutation, so that only the diagonals have marks. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new LinkedList<>();
        permute(firstPermutation(n), 0, new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return permute(firstPermutation(n), 0, new boolean[2 * n], new boolean[2 * n], null);
    }

    private static int[] firstPermutation(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        int[] columns = new int[n];
        for (int i = 0; i < n; i++) {
            columns[i] = i;
        }
        return columns;
    }

    private static long permute(int[] columns, int row, boolean[] sums, boolean[] differences,
            List<int[]> solutions) {
        int n = columns.length;
        if (row == n) {
            if (solutions != null) {
                solutions.add(columns.clone());
            }
            return 1;
        }
        long total = 0;
        for (int other = row; other < n; other++) {
            swap(columns, row, other);
            int sum = row + columns[row];
            int difference = row - columns[row] + n;
            if (!sums[sum] && !differences[difference]) {
                sums[sum] = true;
                differences[difference] = true;
                total += permute(columns, row + 1, sums, differences, solutions);
                sums[sum] = false;
                differences[difference] = false;
            }
            swap(columns, row, other);
        }
        return total;
    }

    private static void swap(int[] columns, int i, int j) {
        int column = columns[i];
        columns[i] = columns[j];
        columns[j] = column;
    }
}
