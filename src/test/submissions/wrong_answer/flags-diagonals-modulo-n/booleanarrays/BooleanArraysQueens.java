package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n=" + n);
        boolean[] columns = new boolean[n];
        boolean[] main = new boolean[n];
        boolean[] anti = new boolean[n];
        List<int[]> result = new ArrayList<>();
        recurse(0, n, columns, main, anti, new int[n], result);
        return result;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void recurse(int row, int n, boolean[] columns, boolean[] main, boolean[] anti, int[] q, List<int[]> result) {
        if (row == n) {
            result.add(q.clone());
            return;
        }
        for (int col = 0; col < n; col++) {
            int m = (row - col + n) % n;
            int a = (row + col) % n;
            if (columns[col] || main[m] || anti[a]) continue;
            q[row] = col;
            set(columns, main, anti, col, m, a, true);
            recurse(row + 1, n, columns, main, anti, q, result);
            set(columns, main, anti, col, m, a, false);
        }
    }

    private void set(boolean[] columns, boolean[] main, boolean[] anti, int c, int m, int a, boolean value) {
        columns[c] = value;
        main[m] = value;
        anti[a] = value;
    }
}
