package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: ints of 0 and 1 decide, and shifted bits are only added up. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
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
        private final int[] taken;
        private final int[] falling;
        private final int[] rising;
        private int idle;

        Search(int n, List<int[]> solutions) {
            this.n = n;
            this.solutions = solutions;
            this.columns = new int[n];
            this.taken = new int[n];
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
                    idle ^= 1 << column;
                    taken[column] = 1;
                    falling[row - column + n] = 1;
                    rising[row + column] = 1;
                    place(row + 1);
                    taken[column] = 0;
                    falling[row - column + n] = 0;
                    rising[row + column] = 0;
                }
            }
        }

        private boolean isSafe(int row, int column) {
            return taken[column] + falling[row - column + n] + rising[row + column] == 0;
        }
    }
}
