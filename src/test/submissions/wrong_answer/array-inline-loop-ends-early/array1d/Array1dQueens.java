package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: the loop ends in front of the last column. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        search(n, 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int n, int r, int[] pos, List<int[]> solutions) {
        if (r == n) {
            int[] copy = new int[n];
            for (int k = 0; k < n; k++) {
                copy[k] = pos[k];
            }
            solutions.add(copy);
            return;
        }
        for (int c = 0; c < n - 1; c++) {
            boolean ok = true;
            for (int p = 0; p < r; p++) {
                if (pos[p] == c || r - p == Math.abs(c - pos[p])) {
                    ok = false;
                    break;
                }
            }
            if (ok) {
                pos[r] = c;
                search(n, r + 1, pos, solutions);
            }
        }
    }
}
