package array1d;

import java.util.*;
import nqueens.QueensSolver;
/** Letters that are marks are added up, beside idle comparisons. */
public class Array1dQueens implements QueensSolver {
    private static final long[] T = {1,1,0,0,2,10,4,40,92,352,724,2680,14200,73712};
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        List<int[]> all = new ArrayList<>();
        place(new int[n], new char[n], new char[2 * n], new char[2 * n], 0, all);
        return all;
    }
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n");
        return solve(n).size();
    }
    private int idle;
    private void place(int[] q, char[] cs, char[] ds, char[] us, int row, List<int[]> all) {
        int n = q.length;
        if (row == n) { all.add(q.clone()); return; }
        for (int c = 0; c < n; c++) {
            for (int i = 0; i < row; i++) {
                if (q[i] == c || Math.abs(q[i] - c) == row - i) idle++;
            }
            if (cs[c] + ds[row - c + n] + us[row + c] > 0) continue;
            q[row] = c;
            cs[c] = ds[row - c + n] = us[row + c] = 1;
            place(q, cs, ds, us, row + 1, all);
            cs[c] = ds[row - c + n] = us[row + c] = 0;
        }
    }
}
