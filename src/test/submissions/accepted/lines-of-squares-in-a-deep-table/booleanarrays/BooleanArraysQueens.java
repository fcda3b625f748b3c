package booleanarrays;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import nqueens.QueensSolver;

public class BooleanArraysQueens implements QueensSolver {
 public List<int[]> solve(int n) { if (n < 1) throw new IllegalArgumentException("n is " + n); List<int[]> l = new ArrayList<>(); go(0, new int[n], new boolean[300], l); return l; }
 public long count(int n) { return solve(n).size(); }
 private void go(int r, int[] q, boolean[] m, List<int[]> l) { int n = q.length; if (r == n) { l.add(q.clone()); return; } for (int c = 0; c < n; c++) { if (m[L[r][c][0]] || m[L[r][c][1]] || m[L[r][c][2]]) continue; q[r] = c; for (int x : L[r][c]) m[x] = true; go(r + 1, q, m, l); for (int x : L[r][c]) m[x] = false; } }
 private static final int[][][] L = new int[32][32][]; static { for (int r = 0; r < 32; r++) for (int c = 0; c < 32; c++) L[r][c] = new int[] {c, 100 + r + c, 231 + r - c}; }
}
