package array1d;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Keeps the column of each row in a map. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, n, new HashMap<>(), solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int n, Map<Integer, Integer> queens, List<int[]> solutions) {
        if (row == n) {
            int[] placement = new int[n];
            for (int i = 0; i < n; i++) {
                placement[i] = queens.get(i);
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column, queens)) {
                queens.put(row, column);
                place(row + 1, n, queens, solutions);
                queens.remove(row);
            }
        }
    }

    private boolean isSafe(int row, int column, Map<Integer, Integer> queens) {
        for (int above = 0; above < row; above++) {
            int other = queens.get(above);
            if (other == column || Math.abs(other - column) == row - above) {
                return false;
            }
        }
        return true;
    }
}
