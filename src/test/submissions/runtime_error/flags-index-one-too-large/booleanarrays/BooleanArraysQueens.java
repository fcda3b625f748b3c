package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: adds n, and not n - 1, to the number of a diagonal. */
public class BooleanArraysQueens implements QueensSolver {
    private boolean[] cols, d1, d2;
    private int[] p;
    private List<int[]> res;
    private int n;

    public List<int[]> solve(int n) {
        init(n);
        rec(0);
        return res;
    }

    public long count(int n) {
        init(n);
        rec(0);
        return res.size();
    }

    private void init(int n) {
        if (n < 1) throw new IllegalArgumentException("n must be at least 1: " + n);
        this.n = n;
        cols = new boolean[n];
        d1 = new boolean[2 * n - 1];
        d2 = new boolean[2 * n - 1];
        p = new int[n];
        res = new ArrayList<>();
    }

    private void rec(int r) {
        if (r == n) {
            res.add(p.clone());
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols[c] || d1[r + c] || d2[r - c + n]) continue;
            p[r] = c;
            cols[c] = d1[r + c] = d2[r - c + n] = true;
            rec(r + 1);
            cols[c] = d1[r + c] = d2[r - c + n] = false;
        }
    }
}
