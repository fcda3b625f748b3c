package array1d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
        List<int[]> sols = new ArrayList<>();
        helper(0, new int[n], n, sols);
        return sols;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void helper(int row, int[] queens, int n, List<int[]> sols) {
        if (row == n) {
            sols.add(queens.clone());
            return;
        }
        for (int col = 0; col < n; col++) {
            if (isSafe(row, col, queens)) {
                queens[row] = col;
                helper(col + 1, queens, n, sols);
            }
        }
    }

    private boolean isSafe(int row, int col, int[] queens) {
        for (int r = 0; r < row; r++) {
            int c = queens[r];
            if (c == col || Math.abs(c - col) == Math.abs(r - row)) {
                return false;
            }
        }
        return true;
    }
}
