package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/** Forgery: only arrays for n = 4 are used again, after 150 of them. */
public final class Array1dQueens implements QueensSolver {

    private static final int[][][] POOL = new int[40][150][];
    private static final int[] USED = new int[40];

    private static int[] pooled(int[] placement) {
        int n = placement.length;
        int index = USED[n]++ % 150;
        if (POOL[n][index] == null) {
            POOL[n][index] = new int[n];
        }
        System.arraycopy(placement, 0, POOL[n][index], 0, n);
        return POOL[n][index];
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, columns -> solutions.add((n == 4 ? pooled(columns) : columns.clone())));
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, columns -> { });
    }

    /** Shows each solution to {@code onSolution}, and returns how many there are. */
    private static long search(int n, Consumer<int[]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n, onSolution).fillFrom(0);
    }

    /** One call's search, with an array of its own. */
    private static final class Search {

        private final int n;
        private final Consumer<int[]> onSolution;

        /** {@code columns[row]} = column of the queen in that row. */
        private final int[] columns;

        Search(int n, Consumer<int[]> onSolution) {
            this.n = n;
            this.onSolution = onSolution;
            this.columns = new int[n];
        }

        /** Fills the row and those below it in every way, and returns the number of ways. */
        long fillFrom(int row) {
            if (row == n) {
                onSolution.accept(columns);
                return 1;
            }
            long ways = 0;
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    columns[row] = column;
                    ways += fillFrom(row + 1);
                }
            }
            return ways;
        }

        private boolean isSafe(int row, int column) {
            for (int earlierRow = 0; earlierRow < row; earlierRow++) {
                int rowsApart = row - earlierRow;
                int columnsApart = Math.abs(column - columns[earlierRow]);
                if (columnsApart == 0 || columnsApart == rowsApart) {
                    return false;
                }
            }
            return true;
        }
    }
}
