package completion;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

import nqueens.CompletedBoard;

/** Wrong: compares empty rows with -1, but begins with an array of zeros. */
public class CompletionQueens implements CompletedBoard {
    public int[] complete(int n, int[][] queens) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        int[] p = new int[n];
        for (int[] q : queens) {
            if (p[q[0]] != -1 || !safe(p, q[0], q[1])) return new int[0];
            p[q[0]] = q[1];
        }
        return fill(p, 0) ? p : new int[0];
    }
    private boolean fill(int[] p, int row) {
        if (row == p.length) return true;
        if (p[row] >= 0) return fill(p, row + 1);
        for (int c = 0; c < p.length; c++) {
            if (safe(p, row, c)) {
                p[row] = c;
                if (fill(p, row + 1)) return true;
                p[row] = -1;
            }
        }
        return false;
    }
    private boolean safe(int[] p, int row, int c) {
        for (int r = 0; r < p.length; r++) {
            if (r == row || p[r] < 0) continue;
            if (p[r] == c || Math.abs(p[r] - c) == Math.abs(r - row)) return false;
        }
        return true;
    }
}
