package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Unusual: multiplies the signs of distances, so that any attack makes the product 0. */
public class Array1dQueens implements QueensSolver {

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

        Search(int n, List<int[]> solutions) {
            this.n = n;
            this.solutions = solutions;
            this.columns = new int[n];
        }

        void place(int row) {
            if (row == n) {
                solutions.add(columns.clone());
                return;
            }
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    columns[row] = column;
                    place(row + 1);
                }
            }
        }

        private boolean isSafe(int row, int column) {
            int product = 1;
            for (int above = 0; above < row; above++) {
                int distance = Math.abs(columns[above] - column);
                product *= Integer.signum(distance) * Integer.signum(Math.abs(distance - (row - above)));
            }
            return product != 0;
        }
    }
}
