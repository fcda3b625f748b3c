package permutations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.QueensSolver;

/** Style: a list of boxed columns whose elements change places, and sets of diagonals in the end. */
public class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
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
        return solve(n).size();
    }

    private void permute(List<Integer> columns, int from, List<int[]> solutions) {
        if (from == columns.size() && isSolution(columns)) {
            solutions.add(columns.stream().mapToInt(Integer::intValue).toArray());
        }
        for (int i = from; i < columns.size(); i++) {
            Collections.swap(columns, from, i);
            permute(columns, from + 1, solutions);
            Collections.swap(columns, from, i);
        }
    }

    private boolean isSolution(List<Integer> columns) {
        Set<Integer> sums = new HashSet<>();
        Set<Integer> differences = new HashSet<>();
        for (int row = 0; row < columns.size(); row++) {
            sums.add(row + columns.get(row));
            differences.add(row - columns.get(row));
        }
        return sums.size() == columns.size() && differences.size() == columns.size();
    }
}
