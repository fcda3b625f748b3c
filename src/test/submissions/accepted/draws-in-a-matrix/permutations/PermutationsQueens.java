package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: keeps a matrix of letters up to date only to show it, and shows it at each position. */
public class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        int[] columns = new int[n];
        for (int i = 0; i < n; i++) {
            columns[i] = i;
        }
        List<int[]> solutions = new ArrayList<>();
        permute(columns, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void permute(int[] columns, int row, List<int[]> solutions) {
        note(columns, row);
        if (row == columns.length) {
            if (isSolution(columns)) {
                solutions.add(columns.clone());
            }
            return;
        }
        for (int other = row; other < columns.length; other++) {
            swap(columns, row, other);
            permute(columns, row + 1, solutions);
            swap(columns, row, other);
        }
    }

    private static void swap(int[] columns, int i, int j) {
        int column = columns[i];
        columns[i] = columns[j];
        columns[j] = column;
    }

    private static boolean isSolution(int[] columns) {
        for (int i = 0; i < columns.length; i++) {
            for (int j = 0; j < i; j++) {
                if (Math.abs(columns[i] - columns[j]) == i - j) {
                    return false;
                }
            }
        }
        return true;
    }

    private char[][] shown = new char[0][];
    private int squares;

    private void note(int[] columns, int rows) {
        int n = columns.length;
        if (shown.length != n) {
            shown = new char[n][n];
        }
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < n; c++) {
                shown[r][c] = '.';
            }
            shown[r][columns[r]] = 'Q';
        }
        for (int r = 0; r < rows; r++) {
            text.append(String.valueOf(shown[r])).append('\n');
        }
        squares += text.length();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
