package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: bit sets, and a boolean array to make it look right. */
public class BooleanArraysQueens implements QueensSolver {

    private final boolean[] taken = new boolean[64];

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int n, int[] queens, int row, long columns, long right, long left, List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (long free = (1L << n) - 1 & ~(columns | right | left); free != 0; free &= free - 1) {
            long bit = free & -free;
            queens[row] = Long.numberOfTrailingZeros(bit);
            taken[queens[row]] = true;
            place(n, queens, row + 1, columns | bit, (right | bit) << 1, (left | bit) >> 1, solutions);
            taken[queens[row]] = false;
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
