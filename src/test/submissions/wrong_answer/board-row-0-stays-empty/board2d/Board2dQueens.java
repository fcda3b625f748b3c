package board2d;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

import nqueens.QueensSolver;

/** Wrong: goes from the last row to the first, and ends before row 0 has a queen. */
public class Board2dQueens implements QueensSolver {
    // from the bottom row up, bytes
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n=" + n);
        List<int[]> r = new ArrayList<>();
        go(new byte[n][n], n - 1, r);
        return r;
    }

    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n=" + n);
        return go(new byte[n][n], n - 1, null);
    }

    private long go(byte[][] b, int row, List<int[]> r) {
        int n = b.length;
        if (row == 0) {
            if (r != null) {
                int[] sol = new int[n];
                for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (b[i][j] != 0) sol[i] = j;
                r.add(sol);
            }
            return 1;
        }
        long s = 0;
        int col = 0;
        do {
            boolean ok = true;
            scan:
            for (int dc = -1; dc <= 1; dc++) {
                int i = row + 1, j = col + dc;
                while (i < n && j >= 0 && j < n) {
                    if (b[i][j] != 0) { ok = false; break scan; }
                    i++; j += dc;
                }
            }
            if (ok) {
                b[row][col] = 1;
                s += go(b, row - 1, r);
                b[row][col] = 0;
            }
        } while (++col < n);
        return s;
    }
}
