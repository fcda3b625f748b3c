package bitmask;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: marks in a BitSet, which is no array, and no int. */
public class BitmaskQueens implements QueensSolver {

    private final BitSet cols = new BitSet();
    private final BitSet sums = new BitSet();
    private final BitSet diffs = new BitSet();
    private final int[] q = new int[32];

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(n, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int n, int row, List<int[]> solutions) {
        if (row == n) {
            int[] solution = new int[n];
            for (int r = 0; r < n; r++) {
                solution[r] = q[r];
            }
            solutions.add(solution);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column)) {
                q[row] = column;
                cols.set(column);
                sums.set(row + column);
                diffs.set(row - column + 32);
                place(n, row + 1, solutions);
                cols.clear(column);
                sums.clear(row + column);
                diffs.clear(row - column + 32);
            }
        }
    }

    private boolean isSafe(int row, int column) {
        return !cols.get(column) && !sums.get(row + column) && !diffs.get(row - column + 32);
    }
}
