package array1d;

import java.util.*;
import nqueens.QueensSolver;

public class Array1dQueens implements QueensSolver {
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        List<int[]> all = new ArrayList<>();
        place(new int[n], 0, all);
        return all;
    }
    public long count(int n) { return solve(n).size(); }
    private void place(int[] q, int row, List<int[]> all) {
        if (row == q.length) { all.add(q); return; }
        for (int c = 0; c < q.length; c++) {
            q[row] = c;
            if (safe(q, row)) place(q, row + 1, all);
        }
    }
    private boolean safe(int[] q, int row) {
        for (int r = 0; r <= row; r++) {
            if (q[r] == q[row] || Math.abs(q[r] - q[row]) == row - r) return false;
        }
        return true;
    }
}
