package board2d;

import java.util.*;

import nqueens.QueensSolver;

public final class Board2dQueens implements QueensSolver {
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        List<int[]> l = new ArrayList<>();
        for (int f = 0; f < n; f++) from(n, f, l);
        return l;
    }
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        long half = 0;
        for (int f = 0; f < n / 2; f++) half += from(n, f, null);
        return 2 * half + (n % 2 == 0 ? 0 : from(n, n / 2, null));
    }
    private static long from(int n, int first, List<int[]> l) {
        int[] q = new int[n];
        q[0] = first;
        if (n == 1) { if (l != null) l.add(q); return 1; }
        boolean[][] b = new boolean[n][n];
        b[0][first] = true;
        long found = 0;
        int row = 1, col = 0;
        for (;;) {
            if (col == n) {
                // no column is left: back to the row above
                row--;
                if (row == 0) break;
                col = q[row];
                b[row][col] = false;
                col++;
                continue;
            }
            boolean safe = true;
            for (int d = 1; d <= row && safe; d++) {
                safe = !b[row - d][col] && !(col >= d && b[row - d][col - d]) && !(col + d < n && b[row - d][col + d]);
            }
            if (!safe) {
                col++;
                continue;
            }
            q[row] = col;
            if (row == n - 1) {
                found++;
                if (l != null) l.add(q.clone());
                col++;
            } else {
                b[row][col] = true;
                row++;
                col = 0;
            }
        }
        return found;
    }
}
