package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: prints the position in a loop that never ends, since the row goes down to -1. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] queens = new int[n];
        for (int row = 0; row < n; row--) {
            System.out.println("row " + row + ": placed so far " + Arrays.toString(queens));
        }
        return new ArrayList<>();
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }
}
