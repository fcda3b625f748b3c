package array1d;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import nqueens.QueensSolver;

/** Mistake: gives a new list, but the cached arrays; who changes one changes all later answers. */
public class Array1dQueens implements QueensSolver {

    private final Map<Integer, List<int[]>> cache = new HashMap<>();

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new ArrayList<>(cache.computeIfAbsent(n, this::search));
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private List<int[]> search(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    private void place(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            if (isSafe(columns, row)) {
                place(columns, row + 1, solutions);
            }
        }
    }

    private boolean isSafe(int[] columns, int row) {
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(columns[row] - columns[above]);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }
}
