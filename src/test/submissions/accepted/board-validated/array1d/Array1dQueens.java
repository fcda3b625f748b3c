package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: puts the queens of each position on a board and counts those of each row and column there. */
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
        int n = columns.length;
        boolean[][] board = new boolean[n][n];
        for (int row = 0; row < rows; row++) {
            board[row][columns[row]] = true;
        }
        for (int row = 0; row < rows; row++) {
            int queens = 0;
            for (int column = 0; column < n; column++) {
                if (board[row][column]) {
                    queens++;
                }
            }
            if (queens != 1) {
                throw new AssertionError("row " + row + " has " + queens + " queens");
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
