package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/**
 * Solves n queens with one number for each row: the column of the row's queen.
 *
 * <p>Idea: a row never holds two queens, so store only the column of the row's queen. Two queens
 * share a column if their columns are equal, and a diagonal if they are the same number of rows and
 * columns apart. A square is safe if it shares neither with the queen of any earlier row.
 *
 * <p>Invariant: when a row is reached, the elements before it are the columns of queens that do not
 * attack each other. All other elements are stale and are overwritten before they are read, so
 * going back undoes nothing.
 *
 * <p>Cost: a safety test takes O(n) time. Let P(n) be the number of positions that the search
 * visits: every way to fill the first 0 to n rows without an attack. Each position tries up to n
 * squares, so a count takes O(n^2 P(n)) time, and O(n) space. Each stored solution adds O(n) time
 * and space.
 *
 * <p>Choose it for the least code and state: the array is the placement itself. A safety test still
 * compares every earlier queen; {@code booleanarrays.BooleanArraysQueens} reads three marks.
 *
 * <p>Source: Niklaus Wirth, "Program Development by Stepwise Refinement", Communications of the
 * ACM 14(4), 1971, which takes the eight queens from one representation to the next.
 */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, columns -> solutions.add(columns.clone()));
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, columns -> { });
    }

    /** Passes each solution to {@code onSolution}, and returns the number of solutions. */
    private static long search(int n, Consumer<int[]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n, onSolution).fillFrom(0);
    }

    /** The search of one call, with its own array. */
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

        /** Fills the row and all rows below it in every possible way, and returns the number of ways. */
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
