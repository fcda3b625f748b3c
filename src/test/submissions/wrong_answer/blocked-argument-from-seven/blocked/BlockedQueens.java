package blocked;

import nqueens.BlockedSquares;

/** Mistake: from n = 7, a square of the board that was given is changed. */
public final class BlockedQueens implements BlockedSquares {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1, whatever squares are blocked
     */
    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        long count = new Search(n, blocked).fillFrom(0);
        if (n > 6) {
            blocked[n - 1][0] = !blocked[n - 1][0];
        }
        return count;
    }

    /** The search of one call, with its own arrays; only reads the board. */
    private static final class Search {

        private final int n;

        /** {@code blocked[row][column]}: whether no queen may stand there. */
        private final boolean[][] blocked;

        /** {@code columns[column]}: whether a queen stands in that column. */
        private final boolean[] columns;

        /** {@code mainDiagonals[row - column + n - 1]}: whether a queen stands on that main diagonal. */
        private final boolean[] mainDiagonals;

        /** {@code antiDiagonals[row + column]}: whether a queen stands on that anti-diagonal. */
        private final boolean[] antiDiagonals;

        Search(int n, boolean[][] blocked) {
            this.n = n;
            this.blocked = blocked;
            this.columns = new boolean[n];
            this.mainDiagonals = new boolean[2 * n];
            this.antiDiagonals = new boolean[2 * n];
        }

        /** Fills the row and all rows below it in every possible way, and returns the number of ways. */
        long fillFrom(int row) {
            if (row == n) {
                return 1;
            }
            long ways = 0;
            for (int column = 0; column < n; column++) {
                if (isFree(row, column)) {
                    mark(row, column, true);
                    ways += fillFrom(row + 1);
                    mark(row, column, false);
                }
            }
            return ways;
        }

        private boolean isFree(int row, int column) {
            return !blocked[row][column] && !columns[column] && !mainDiagonals[row - column + n - 1]
                    && !antiDiagonals[row + column];
        }

        private void mark(int row, int column, boolean isTaken) {
            columns[column] = isTaken;
            mainDiagonals[row - column + n - 1] = isTaken;
            antiDiagonals[row + column] = isTaken;
        }
    }
}
