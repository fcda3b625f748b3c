package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: proves by flags that each solution uses every column once. */
public class BooleanArraysQueens implements QueensSolver {

    private boolean[] cols;
    private boolean[] up;
    private boolean[] down;
    private int[] queens;
    private long found;

    public List<int[]> solve(int n) {
        List<int[]> res = new ArrayList<>();
        start(n, res);
        return res;
    }

    public long count(int n) {
        start(n, null);
        return found;
    }

    private void start(int n, List<int[]> res) {
        check(n);
        cols = new boolean[n];
        up = new boolean[2 * n];
        down = new boolean[2 * n];
        queens = new int[n];
        found = 0;
        go(0, n, res);
    }

    private void go(int r, int n, List<int[]> res) {
        if (r == n) {
            found++;
            if (res != null) {
                res.add(queens.clone());
            }
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols[c] || up[r + c] || down[n + r - c]) {
                continue;
            }
            queens[r] = c;
            set(r, c, n, true);
            note(queens, r + 1);
            go(r + 1, n, res);
            set(r, c, n, false);
        }
    }

    private void set(int r, int c, int n, boolean value) {
        cols[c] = value;
        up[r + c] = value;
        down[n + r - c] = value;
    }

    private void note(int[] columns, int rows) {
        if (rows != columns.length) {
            return;
        }
        boolean[] seen = new boolean[rows];
        for (int column : columns) {
            seen[column] = true;
        }
        for (int column = 0; column < rows; column++) {
            if (!seen[column]) {
                throw new AssertionError("no queen in column " + column);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
