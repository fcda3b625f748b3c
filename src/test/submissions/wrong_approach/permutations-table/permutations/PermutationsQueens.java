package permutations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: makes the arrangements for the list, and looks the count up. */
public class PermutationsQueens implements QueensSolver {

    private static final long[] COUNTS = {0, 1, 0, 0, 2, 10, 4, 40, 92};

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<Integer> columns = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            columns.add(i);
        }
        List<int[]> solutions = new ArrayList<>();
        permute(columns, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return COUNTS[n];
    }

    private void permute(List<Integer> columns, int from, List<int[]> solutions) {
        if (from == columns.size()) {
            int[] solution = columns.stream().mapToInt(Integer::intValue).toArray();
            if (isSolution(solution)) {
                solutions.add(solution);
            }
            return;
        }
        for (int i = from; i < columns.size(); i++) {
            Collections.swap(columns, from, i);
            permute(columns, from + 1, solutions);
            Collections.swap(columns, from, i);
        }
    }

    private boolean isSolution(int[] columns) {
        for (int lower = 0; lower < columns.length; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                if (Math.abs(columns[upper] - columns[lower]) == lower - upper) {
                    return false;
                }
            }
        }
        return true;
    }
}
