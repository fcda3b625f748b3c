package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Swaps, and never swaps back. */
public final class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1");
        }
        int[] p = new int[n];
        for (int i = 0; i < n; i++) {
            p[i] = i;
        }
        List<int[]> all = new ArrayList<>();
        permute(p, 0, all);
        return all;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void permute(int[] p, int k, List<int[]> all) {
        if (k == p.length) {
            if (ok(p)) {
                all.add(p.clone());
            }
            return;
        }
        for (int i = k; i < p.length; i++) {
            swap(p, k, i);
            permute(p, k + 1, all);
        }
    }

    private void swap(int[] p, int i, int j) {
        int t = p[i];
        p[i] = p[j];
        p[j] = t;
    }

    private boolean ok(int[] p) {
        for (int i = 0; i < p.length; i++) {
            for (int j = i + 1; j < p.length; j++) {
                if (Math.abs(p[i] - p[j]) == j - i) {
                    return false;
                }
            }
        }
        return true;
    }
}
