package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: no queen is taken back when the search returns to her row. */
public class BooleanArraysQueens implements QueensSolver {

    private boolean[] cols;
    private boolean[] d1;
    private boolean[] d2;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        cols = new boolean[n];
        d1 = new boolean[2 * n];
        d2 = new boolean[2 * n];
        List<List<Integer>> found = new ArrayList<>();
        backtrack(n, 0, new ArrayList<>(), found);
        List<int[]> solutions = new ArrayList<>();
        for (List<Integer> each : found) {
            solutions.add(each.stream().mapToInt(Integer::intValue).toArray());
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void backtrack(int n, int row, List<Integer> queens, List<List<Integer>> found) {
        if (row == n) {
            found.add(new ArrayList<>(queens));
            return;
        }
        for (int col = 0; col < n; col++) {
            if (cols[col] || d1[row + col] || d2[row - col + n]) {
                continue;
            }
            queens.add(col);
            cols[col] = true;
            d1[row + col] = true;
            d2[row - col + n] = true;
            backtrack(n, row + 1, queens, found);
            queens.remove(queens.size() - 1);
        }
    }
}
