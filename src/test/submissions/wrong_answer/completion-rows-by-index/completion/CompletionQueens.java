package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

/** Wrong: takes the number of a given queen in the list for its row. */
public class CompletionQueens implements CompletedBoard {
    public int[] complete(int n, int[][] queens) {
        if (n < 1) throw new IllegalArgumentException("n must be at least 1: " + n);
        int[] fixed = new int[n];
        Arrays.fill(fixed, -1);
        for (int i = 0; i < queens.length; i++) fixed[i] = queens[i][1];
        int[] p = new int[n];
        return fill(p, fixed, 0) ? p : new int[0];
    }

    private boolean fill(int[] p, int[] fixed, int row) {
        if (row == p.length) return true;
        for (int c = 0; c < p.length; c++) {
            if (fixed[row] >= 0 && fixed[row] != c) continue;
            if (safe(p, row, c)) {
                p[row] = c;
                if (fill(p, fixed, row + 1)) return true;
            }
        }
        return false;
    }

    private boolean safe(int[] p, int row, int c) {
        for (int r = 0; r < row; r++)
            if (p[r] == c || Math.abs(p[r] - c) == row - r) return false;
        return true;
    }
}
