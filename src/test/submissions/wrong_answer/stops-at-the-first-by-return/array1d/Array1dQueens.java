package array1d;

import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search returns true at its first solution, and all the rows above end with it. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        int[] q = new int[n];
        return place(q, 0) ? List.of(q) : List.of();
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private boolean place(int[] q, int r) {
        if (r == q.length) {
            return true;
        }
        for (q[r] = 0; q[r] < q.length; q[r]++) {
            if (safe(q, r) && place(q, r + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean safe(int[] q, int r) {
        for (int i = 0; i < r; i++) {
            int d = Math.abs(q[i] - q[r]);
            if (d == 0 || d == r - i) {
                return false;
            }
        }
        return true;
    }
}
