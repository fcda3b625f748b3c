package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

/** Mistake: a square is refused only if its column and a diagonal are taken. */
public final class BooleanArraysQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        if (n < 1)
            throw new IllegalArgumentException();
        List<int[]> out = new ArrayList<>();
        go(0, n, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], out);
        return out;
    }

    public long count(int n) {
        if (n < 1)
            throw new IllegalArgumentException();
        return go(0, n, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], null);
    }

    // out is null when we only count
    private long go(int i, int n, int[] pos, boolean[] col, boolean[] d1, boolean[] d2, List<int[]> out) {
        if (i == n) {
            if (out != null)
                out.add(pos.clone());
            return 1;
        }
        long ways = 0;
        for (int j = 0; j < n; j++) {
            int a = i + j;
            int b = n + i - j;
            if (col[j] && (d1[a] || d2[b]))
                continue;
            pos[i] = j;
            col[j] = d1[a] = d2[b] = true;
            ways += go(i + 1, n, pos, col, d1, d2, out);
            col[j] = d1[a] = d2[b] = false;
        }
        return ways;
    }
}
