package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

import nqueens.QueensSolver;

/** Wrong approach: compares columns, but marks diagonals in arrays of another kind. */
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
        private final AtomicIntegerArray falling;
        private final AtomicIntegerArray rising;

        Search(int n, List<int[]> solutions) {
            this.n = n;
            this.solutions = solutions;
            this.columns = new int[n];
            this.falling = new AtomicIntegerArray(2 * n);
            this.rising = new AtomicIntegerArray(2 * n);
        }

        void place(int row) {
            if (row == n) {
                solutions.add(columns.clone());
                return;
            }
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    columns[row] = column;
                    falling.set(row - column + n, 1);
                    rising.set(row + column, 1);
                    place(row + 1);
                    falling.set(row - column + n, 0);
                    rising.set(row + column, 0);
                }
            }
        }

        private boolean isSafe(int row, int column) {
            return isColumnFree(row, column)
                    && falling.get(row - column + n) == 0 && rising.get(row + column) == 0;
        }

        private boolean isColumnFree(int row, int column) {
            for (int above = 0; above < row; above++) {
                if (columns[above] == column) {
                    return false;
                }
            }
            return true;
        }
    }
}
