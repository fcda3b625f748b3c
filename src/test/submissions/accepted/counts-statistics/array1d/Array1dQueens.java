package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: counts the positions of each row, and how often each square was used. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] columns, int row, List<int[]> solutions) {
        note(columns, row);
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1, solutions);
            }
        }
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }

    private long[] positions = new long[32];
    private int[][] used = new int[32][32];
    private int deepest;

    private void note(int[] columns, int rows) {
        positions[rows]++;
        if (rows > 0) {
            used[rows - 1][columns[rows - 1]]++;
        }
        deepest = Math.max(deepest, rows);
    }

    String statistics() {
        return "deepest " + deepest + " " + Arrays.toString(positions) + Arrays.deepToString(used);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
