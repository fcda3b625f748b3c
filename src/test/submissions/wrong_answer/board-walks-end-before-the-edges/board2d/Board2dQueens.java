package board2d;

import java.util.*;
import nqueens.QueensSolver;

public class Board2dQueens implements QueensSolver {
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        List<int[]> all = new ArrayList<>();
        place(new int[n][n], 0, all);
        return all;
    }
    public long count(int n) { return solve(n).size(); }
    private void place(int[][] b, int row, List<int[]> all) {
        int n = b.length;
        if (row == n) {
            int[] p = new int[n];
            for (int r = 0; r < n; r++) for (int c = 0; c < n; c++) if (b[r][c] == 1) p[r] = c;
            all.add(p);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (safe(b, row, c)) {
                b[row][c] = 1;
                place(b, row + 1, all);
                b[row][c] = 0;
            }
        }
    }
    private boolean safe(int[][] b, int row, int c) {
        for (int r = 0; r < row; r++) if (b[r][c] == 1) return false;
        for (int r = row - 1, k = c - 1; r > 0 && k > 0; r--, k--) if (b[r][k] == 1) return false;
        for (int r = row - 1, k = c + 1; r > 0 && k < b.length; r--, k++) if (b[r][k] == 1) return false;
        return true;
    }
}
