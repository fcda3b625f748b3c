package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: flags decide, columns are the stack, and comparisons are statistics. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        boolean[] col = new boolean[n], d1 = new boolean[2 * n], d2 = new boolean[2 * n];
        int[] q = new int[n];
        java.util.Arrays.fill(q, -1);
        int r = 0;
        while (r >= 0) {
            int c = q[r];
            if (c >= 0) { col[c] = d1[r + c] = d2[r - c + n] = false; }
            for (c++; c < n; c++) {
                for (int i = 0; i < r; i++) { if (q[i] == c) { sameColumn++; } if (Math.abs(q[i] - c) == r - i) { sameDiagonal++; } }
                if (!col[c] && !d1[r + c] && !d2[r - c + n]) { break; }
            }
            if (c == n) { q[r] = -1; r--; continue; }
            q[r] = c;
            col[c] = d1[r + c] = d2[r - c + n] = true;
            if (r == n - 1) { solutions.add(q.clone()); } else { r++; }
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private long sameColumn;
    private long sameDiagonal;

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
