package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: columns decide; flags are read, and must agree, else an exception is thrown. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, boolean[] columns, boolean[] falling, boolean[] rising,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean isFree = true;
            for (int above = 0; isFree && above < row; above++) {
                if (!columns[queens[above]] || !falling[above - queens[above] + n] || !rising[above + queens[above]]) {
                    throw new AssertionError("a flag was lost");
                }
                isFree = queens[above] != column && Math.abs(queens[above] - column) != row - above;
            }
            if (isFree) {
                queens[row] = column;
                columns[column] = falling[row - column + n] = rising[row + column] = true;
                place(row + 1, queens, columns, falling, rising, solutions);
                columns[column] = falling[row - column + n] = rising[row + column] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
