package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: no queen is taken back when the search returns to her row. */
public class BitmaskQueens implements QueensSolver {

    private int taken;
    private int sums;
    private int differences;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        taken = 0;
        sums = 0;
        differences = 0;
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] columns, List<int[]> solutions) {
        int n = columns.length;
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean isFree = (taken >> column & 1) == 0 && (sums >> row + column & 1) == 0
                    && (differences >> n + row - column & 1) == 0;
            if (isFree) {
                columns[row] = column;
                taken |= 1 << column;
                sums |= 1 << row + column;
                differences |= 1 << n + row - column;
                place(row + 1, columns, solutions);
            }
        }
    }
}
