package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: draws each position in a matrix of letters and reads it square by square. */
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

    private String shown = "";

    private void note(int[] columns, int rows) {
        char[][] matrix = new char[rows][columns.length];
        for (int r = 0; r < rows; r++) {
            matrix[r][columns[r]] = 'Q';
        }
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns.length; c++) {
                text.append(matrix[r][c] == 'Q' ? 'Q' : '.');
            }
            text.append('\n');
        }
        shown = text.toString();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
