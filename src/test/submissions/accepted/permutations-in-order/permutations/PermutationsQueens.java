package permutations;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Style: goes from each permutation to the next one in lexicographic order, in a loop. */
public class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n <= 0) throw new IllegalArgumentException("n must be positive, not " + n);
        List<int[]> result = new ArrayList<>();
        int[] perm = new int[n];
        for (int i = 0; i < n; i++) perm[i] = i;
        do {
            if (ok(perm)) result.add(perm.clone());
        } while (next(perm));
        return result;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean next(int[] perm) {
        int i = perm.length - 2;
        while (i >= 0 && perm[i] > perm[i + 1]) i--;
        if (i < 0) return false;
        int j = perm.length - 1;
        while (perm[j] < perm[i]) j--;
        swap(perm, i, j);
        for (int l = i + 1, r = perm.length - 1; l < r; l++, r--) swap(perm, l, r);
        return true;
    }

    private static void swap(int[] perm, int i, int j) {
        int t = perm[i];
        perm[i] = perm[j];
        perm[j] = t;
    }

    private static boolean ok(int[] perm) {
        for (int i = 0; i < perm.length; i++)
            for (int j = i + 1; j < perm.length; j++)
                if (perm[j] - perm[i] == j - i || perm[i] - perm[j] == j - i) return false;
        return true;
    }
}
