package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: going back frees the column and the main diagonal, but not the anti-diagonal. */
public class BooleanArraysQueens implements QueensSolver {

    private boolean[] columns;
    private boolean[] mainDiagonals;
    private boolean[] antiDiagonals;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        columns = new boolean[n];
        mainDiagonals = new boolean[2 * n - 1];
        antiDiagonals = new boolean[2 * n - 1];
        List<int[]> solutions = new ArrayList<>();
        place(0, n, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int n, int[] queens, List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int main = row - column + n - 1;
            int anti = row + column;
            if (columns[column] || mainDiagonals[main] || antiDiagonals[anti]) {
                continue;
            }
            queens[row] = column;
            columns[column] = true;
            mainDiagonals[main] = true;
            antiDiagonals[anti] = true;
            place(row + 1, n, queens, solutions);
            columns[column] = false;
            mainDiagonals[main] = false;
        }
    }
}
