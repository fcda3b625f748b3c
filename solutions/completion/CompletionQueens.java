package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

/**
 * Completes a board on which some queens already stand, with the taken columns and diagonals in three {@code boolean}
 * arrays.
 *
 * <p>Idea: place the given queens before the search begins, with the search's own test: if two of them attack each
 * other, there is no solution. Then fill the rows without a queen, from top to bottom. A mark holds for all rows, so
 * the test sees queens above and below without looking for them. Two queens in one row need no test: they take two
 * columns, which leaves too few columns for the other rows.
 *
 * <p>Invariant: the three arrays mark exactly the columns and diagonals of the queens in {@code placement}, no two of
 * which attack each other; when a row is reached, every row above it has a queen.
 *
 * <p>Cost: deciding whether a board can be completed is NP-complete; in the worst case, the search takes exponential
 * time. A position takes O(n) time: O(1) for each column. Space is O(n).
 *
 * <p>Choose it if a search must start from a given position. Its sibling on the empty board is
 * {@code booleanarrays.BooleanArraysQueens}.
 *
 * <p>Source: I. P. Gent, C. Jefferson and P. Nightingale, "Complexity of n-Queens Completion", Journal of Artificial
 * Intelligence Research 59, 2017.
 */
public final class CompletionQueens implements CompletedBoard {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1, whatever queens are given
     */
    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        Search search = new Search(n);
        for (int[] queen : queens) {
            if (!search.isFree(queen[0], queen[1])) {
                return new int[0];
            }
            search.put(queen[0], queen[1]);
        }
        return search.fillFrom(0) ? search.placement : new int[0];
    }

    /** The search of one call, with its own arrays. */
    private static final class Search {

        /** Stands for the column in a row without a queen. */
        private static final int NONE = -1;

        private final int n;

        /** {@code placement[row]} = column of the queen in that row, or {@link #NONE}. */
        private final int[] placement;

        /** {@code columns[column]}: whether a queen stands in that column. */
        private final boolean[] columns;

        /** {@code mainDiagonals[row - column + n - 1]}: whether a queen stands on that main diagonal. */
        private final boolean[] mainDiagonals;

        /** {@code antiDiagonals[row + column]}: whether a queen stands on that anti-diagonal. */
        private final boolean[] antiDiagonals;

        Search(int n) {
            this.n = n;
            this.placement = new int[n];
            Arrays.fill(placement, NONE);
            this.columns = new boolean[n];
            this.mainDiagonals = new boolean[2 * n];
            this.antiDiagonals = new boolean[2 * n];
        }

        /** Fills this row and the rows below, unless they have a queen, and returns whether this is possible. */
        boolean fillFrom(int row) {
            if (row == n) {
                return true;
            }
            if (placement[row] != NONE) {
                return fillFrom(row + 1);
            }
            for (int column = 0; column < n; column++) {
                if (isFree(row, column)) {
                    put(row, column);
                    if (fillFrom(row + 1)) {
                        return true;
                    }
                    take(row, column);
                }
            }
            return false;
        }

        boolean isFree(int row, int column) {
            return !columns[column] && !mainDiagonals[row - column + n - 1] && !antiDiagonals[row + column];
        }

        void put(int row, int column) {
            placement[row] = column;
            mark(row, column, true);
        }

        private void take(int row, int column) {
            placement[row] = NONE;
            mark(row, column, false);
        }

        private void mark(int row, int column, boolean isTaken) {
            columns[column] = isTaken;
            mainDiagonals[row - column + n - 1] = isTaken;
            antiDiagonals[row + column] = isTaken;
        }
    }
}
