package booleanarrays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the loop that goes forth and back is left at its first solution. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        boolean[] cols = new boolean[n];
        boolean[] sums = new boolean[2 * n];
        boolean[] differences = new boolean[2 * n];
        int[] next = new int[n];
        List<int[]> solutions = new ArrayList<>();
        int row = 0;
        while (row >= 0 && solutions.isEmpty()) {
            int c = next[row];
            if (c > 0) {
                cols[c - 1] = sums[row + c - 1] = differences[row - c + 1 + n] = false;
            }
            while (c < n && (cols[c] || sums[row + c] || differences[row - c + n])) {
                c++;
            }
            if (c == n) {
                next[row--] = 0;
                continue;
            }
            cols[c] = sums[row + c] = differences[row - c + n] = true;
            next[row] = c + 1;
            if (row == n - 1) {
                solutions.add(Arrays.stream(next).map(column -> column - 1).toArray());
            } else {
                row++;
            }
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }
}
