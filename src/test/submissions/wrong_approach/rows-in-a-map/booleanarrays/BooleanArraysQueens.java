package booleanarrays;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Mistake: a map from row to column, which none of the four exercises asks for. */
public class BooleanArraysQueens implements QueensSolver {

    private final Map<Integer, Integer> queens = new HashMap<>();

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int n, int row, List<int[]> solutions) {
        if (row == n) {
            int[] solution = new int[n];
            for (int r = 0; r < n; r++) {
                solution[r] = queens.get(r);
            }
            solutions.add(solution);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column)) {
                queens.put(row, column);
                place(n, row + 1, solutions);
                queens.remove(row);
            }
        }
    }

    private boolean isSafe(int row, int column) {
        for (int r = 0; r < row; r++) {
            int c = queens.get(r);
            if (c == column || Math.abs(c - column) == row - r) {
                return false;
            }
        }
        return true;
    }
}
