package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: collects the safe columns of a row in a list before it tries them. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int n, int[] placement, int row, List<int[]> solutions) {
        if (row == n) {
            solutions.add(Arrays.copyOf(placement, n));
            return;
        }
        for (int column : safeColumns(n, placement, row)) {
            placement[row] = column;
            search(n, placement, row + 1, solutions);
        }
    }

    private List<Integer> safeColumns(int n, int[] placement, int row) {
        List<Integer> columns = new ArrayList<>();
        for (int column = 0; column < n; column++) {
            columns.add(column);
        }
        for (int r = 0; r < row; r++) {
            int taken = placement[r];
            int apart = row - r;
            columns.removeIf(column -> column == taken || column == taken - apart || column == taken + apart);
        }
        return columns;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
