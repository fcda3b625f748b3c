package array1d;

import java.util.*;
import nqueens.QueensSolver;

/** Right: answers are kept as copies, and a refused call clears what is kept. */
public class Array1dQueens implements QueensSolver {
    private final List<int[]> given = new ArrayList<>();
    @Override
    public long count(int n) { check(n); return place(new int[n], 0, null); }
    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> out = new ArrayList<>();
        place(new int[n], 0, out);
        out.forEach(q -> given.add(q.clone()));
        return out;
    }
    private void check(int n) {
        if (n < 1) {
            given.forEach(q -> Arrays.fill(q, 0));
            given.clear();
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
    private static long place(int[] q, int row, List<int[]> out) {
        if (row == q.length) { if (out != null) out.add(q.clone()); return 1; }
        long s = 0;
        for (int c = 0; c < q.length; c++) {
            boolean safe = true;
            for (int above = 0; above < row && safe; above++) safe = q[above] != c && Math.abs(q[above] - c) != row - above;
            if (safe) { q[row] = c; s += place(q, row + 1, out); }
        }
        return s;
    }
}
