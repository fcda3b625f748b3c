package array1d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Marks in a Boolean[]: right for booleanarrays, and for no other exercise. */
public class Array1dQueens implements QueensSolver {

    private final Boolean[] cols = filled();
    private final Boolean[] sums = filled();
    private final Boolean[] diffs = filled();
    private final int[] q = new int[32];

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
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
                cols[column] = true;
                sums[row + column] = true;
                diffs[row - column + 32] = true;
                place(n, row + 1, solutions);
                cols[column] = false;
                sums[row + column] = false;
                diffs[row - column + 32] = false;
            }
        }
    }

    private boolean isSafe(int row, int column) {
        return !cols[column] && !sums[row + column] && !diffs[row - column + 32];
    }

    private static Boolean[] filled() {
        Boolean[] marks = new Boolean[80];
        Arrays.fill(marks, false);
        return marks;
    }
}
