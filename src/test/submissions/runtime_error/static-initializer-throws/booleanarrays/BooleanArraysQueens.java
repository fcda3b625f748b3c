package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: a static field is computed from a text that is no number. */
public class BooleanArraysQueens implements QueensSolver {

    private static final int LARGEST = Integer.parseInt("31 queens");

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n + " is not between 1 and " + LARGEST);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (!columns[column] && !mains[main] && !antis[anti]) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                place(row + 1, queens, columns, mains, antis, solutions);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
    }
}
