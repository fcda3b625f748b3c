package torus;

import nqueens.QueensCounter;

/**
 * Counts the solutions on the torus, with the taken columns and diagonals in three {@code boolean} arrays.
 *
 * <p>Idea: a diagonal that leaves the board continues on the other side, so a main diagonal is all squares with the
 * same {@code row - column} modulo n, and an anti-diagonal all squares with the same {@code row + column} modulo n. So
 * there are n diagonals of each kind, not 2n - 1 as on the plain board. And since the board has no edge, a solution
 * that is shifted one column to the right is another solution, so equally many solutions begin in each column of row 0.
 * Count only those that begin in column 0, and multiply by n.
 *
 * <p>Invariant: when a row is reached, the three arrays mark exactly the columns and diagonals of the queens in the
 * rows above, and no two of these queens attack each other.
 *
 * <p>Cost: a test takes O(1) time. Let T(n) be the number of positions that begin in column 0. A count takes O(n T(n))
 * time and O(n) space.
 *
 * <p>Choose it if the edges of a board are joined. Its sibling on the plain board is
 * {@code booleanarrays.BooleanArraysQueens}.
 *
 * <p>Source: G. Polya, who showed in 1918 that there is a solution exactly when neither 2 nor 3 divides n; the counts
 * are OEIS A007705.
 */
public final class TorusQueens implements QueensCounter {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        Search search = new Search(n);
        search.put(0, 0, true);
        search.fillFrom(1);
        return n * search.ways;
    }

    /** The search of one call, with its own arrays. */
    private static final class Search {

        private final int n;

        /** {@code columns[column]}: whether a queen stands in that column. */
        private final boolean[] columns;

        /** {@code mainDiagonals[(row - column) mod n]}: whether a queen stands on that main diagonal. */
        private final boolean[] mainDiagonals;

        /** {@code antiDiagonals[(row + column) mod n]}: whether a queen stands on that anti-diagonal. */
        private final boolean[] antiDiagonals;

        /** Solutions found so far. */
        private long ways;

        Search(int n) {
            this.n = n;
            this.columns = new boolean[n];
            this.mainDiagonals = new boolean[n];
            this.antiDiagonals = new boolean[n];
        }

        /** Fills the row and all rows below it in every possible way, and counts the ways. */
        void fillFrom(int row) {
            if (row == n) {
                ways++;
                return;
            }
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    put(row, column, true);
                    fillFrom(row + 1);
                    put(row, column, false);
                }
            }
        }

        private boolean isSafe(int row, int column) {
            return !columns[column] && !mainDiagonals[mainDiagonal(row, column)]
                    && !antiDiagonals[antiDiagonal(row, column)];
        }

        private void put(int row, int column, boolean isTaken) {
            columns[column] = isTaken;
            mainDiagonals[mainDiagonal(row, column)] = isTaken;
            antiDiagonals[antiDiagonal(row, column)] = isTaken;
        }

        /** Returns a number from 0 to n - 1; n is added first, since the difference may be negative. */
        private int mainDiagonal(int row, int column) {
            return (row - column + n) % n;
        }

        private int antiDiagonal(int row, int column) {
            return (row + column) % n;
        }
    }
}
