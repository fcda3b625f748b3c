package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

public class BooleanArraysQueens implements QueensSolver {

    private boolean[] usedColumn;
    private boolean[] usedSum;
    private boolean[] usedDiff;
    private int[] current;
    private List<int[]> output;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("need at least one queen");
        usedColumn = new boolean[n];
        usedSum = new boolean[2 * n];
        usedDiff = new boolean[2 * n];
        current = new int[n];
        output = new ArrayList<>();
        tryRow(0);
        return output;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void tryRow(int row) {
        int n = current.length;
        for (int col = 0; col < n; col++) {
            if (usedColumn[col] || usedSum[row + col] || usedDiff[row - col + n]) continue;
            current[row] = col;
            usedColumn[col] = true;
            usedSum[row + col] = true;
            usedDiff[row - col + n] = true;
            if (row == n - 1) {
                output.add(current.clone());
                return;
            }
            tryRow(row + 1);
            usedColumn[col] = false;
            usedSum[row + col] = false;
            usedDiff[row - col + n] = false;
        }
    }
}
