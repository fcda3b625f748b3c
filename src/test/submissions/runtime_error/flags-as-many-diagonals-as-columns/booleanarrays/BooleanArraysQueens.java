package booleanarrays;

import java.util.*;
import nqueens.*;

/** Has n anti-diagonals instead of 2n - 1. */
public class BooleanArraysQueens implements QueensSolver {
    private boolean[] cols;
    private boolean[] diag1;
    private boolean[] diag2;
    private int[] placement;
    private List<int[]> found;
    private int n;

    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n = " + n);
        this.n = n;
        cols = new boolean[n];
        diag1 = new boolean[2 * n - 1];
        diag2 = new boolean[n];
        placement = new int[n];
        found = new ArrayList<>();
        backtrack(0);
        return found;
    }

    public long count(int n) {
        return solve(n).size();
    }

    private void backtrack(int row) {
        if (row == n) {
            found.add(placement.clone());
            return;
        }
        for (int col = 0; col < n; col++) {
            int d1 = row - col + n - 1;
            int d2 = row + col;
            if (cols[col] || diag1[d1] || diag2[d2]) {
                continue;
            }
            placement[row] = col;
            cols[col] = true;
            diag1[d1] = true;
            diag2[d2] = true;
            backtrack(row + 1);
            cols[col] = false;
            diag1[d1] = false;
            diag2[d2] = false;
        }
    }
}
