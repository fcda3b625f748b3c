package booleanarrays;

import java.util.*;

import nqueens.QueensSolver;

public final class BooleanArraysQueens implements QueensSolver {
    private enum Line {
        COLUMN { int index(int r, int c, int n) { return c; } },
        MAIN { int index(int r, int c, int n) { return r - c + n - 1; } },
        ANTI { int index(int r, int c, int n) { return r + c; } };
        abstract int index(int r, int c, int n);
    }
    private static final Line[] LINES = Line.values();

    private static void set(boolean[][] marks, int r, int c, int n, boolean v) {
        for (Line line : LINES) marks[line.ordinal()][line.index(r, c, n)] = v;
    }
    private static boolean safe(boolean[][] marks, int r, int c, int n) {
        for (Line line : LINES) if (marks[line.ordinal()][line.index(r, c, n)]) return false;
        return true;
    }
    private long fill(boolean[][] marks, int r, int[] p, List<int[]> l) {
        int n = p.length;
        if (r == n) { if (l != null) l.add(p.clone()); return 1; }
        long sum = 0;
        for (p[r] = 0; p[r] < n; p[r]++) {
            if (safe(marks, r, p[r], n)) {
                set(marks, r, p[r], n, true);
                sum += fill(marks, r + 1, p, l);
                set(marks, r, p[r], n, false);
            }
        }
        return sum;
    }
    public List<int[]> solve(int n) {
        List<int[]> l = new ArrayList<>();
        start(n, l);
        return l;
    }
    public long count(int n) { return start(n, null); }
    private long start(int n, List<int[]> l) {
        if (n < 1) throw new IllegalArgumentException("n");
        return fill(new boolean[LINES.length][2 * n - 1], 0, new int[n], l);
    }
}
