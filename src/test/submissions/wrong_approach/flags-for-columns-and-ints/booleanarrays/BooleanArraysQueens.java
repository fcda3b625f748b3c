package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: flags for columns only; the diagonals are ints of 0 and 1. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        new Search(n, solutions).place(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static class Search {

        private final int n;
        private final List<int[]> solutions;
        private final int[] columns;
        private final boolean[] taken;
        private final int[] falling;
        private final int[] rising;

        Search(int n, List<int[]> solutions) {
            this.n = n;
            this.solutions = solutions;
            this.columns = new int[n];
            this.taken = new boolean[n];
            this.falling = new int[2 * n];
            this.rising = new int[2 * n];
        }

        void place(int row) {
            if (row == n) {
                solutions.add(columns.clone());
                return;
            }
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    columns[row] = column;
                    taken[column] = true;
                    falling[row - column + n] = 1;
                    rising[row + column] = 1;
                    place(row + 1);
                    taken[column] = false;
                    falling[row - column + n] = 0;
                    rising[row + column] = 0;
                }
            }
        }

        private boolean isSafe(int row, int column) {
            return !taken[column] && falling[row - column + n] == 0 && rising[row + column] == 0;
        }
    }
}
