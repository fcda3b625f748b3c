package booleanarrays;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import nqueens.QueensSolver;

public class BooleanArraysQueens implements QueensSolver {
 public List<int[]> solve(int n) { if (n < 1) throw new IllegalArgumentException("n is " + n); List<int[]> l = new ArrayList<>(); int[][] no = new int[n][n], an = new int[n][n]; for (int r = 0; r < n; r++) for (int c = 0; c < n; c++) { no[r][c] = r - c + n - 1; an[r][c] = r + c; } go(0, new int[n], no, an, new boolean[n], new boolean[2 * n], new boolean[2 * n], l); return l; }
 public long count(int n) { return solve(n).size(); }
 private void go(int r, int[] q, int[][] no, int[][] an, boolean[] a, boolean[] b, boolean[] d, List<int[]> l) { int n = q.length; if (r == n) { l.add(q.clone()); return; } for (int c = 0; c < n; c++) { int m = no[r][c], x = an[r][c]; if (a[c] || d[m] || b[x]) continue; a[c] = b[x] = d[m] = true; q[r] = c; go(r + 1, q, no, an, a, b, d, l); a[c] = b[x] = d[m] = false; } }
}
