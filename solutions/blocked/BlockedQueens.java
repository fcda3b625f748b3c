package blocked;

import nqueens.BlockedSquares;

/**
 * Counts the solutions with no queen on a blocked square, with the taken columns and diagonals in three {@code boolean}
 * arrays.
 *
 * <p>Idea: a square is free if it is not blocked, and neither its column nor a diagonal is taken. A blocked square
 * takes no line: queens attack each other across it.
 *
 * <p>Invariant: when a row is reached, the three arrays mark exactly the columns and diagonals of the queens in the
 * rows above, no two of which attack each other, and none of which stands on a blocked square.
 *
 * <p>Cost: a test takes O(1) time. Let B(n) be the number of positions that the search visits, at most that of the
 * empty board. A count takes O(n B(n)) time, and O(n) space in addition to the board.
 *
 * <p>Choose it if each board has its own blocked squares: no table contains such counts. Its sibling on the empty board
 * is {@code booleanarrays.BooleanArraysQueens}.
 *
 * <p>Source: counting with blocked squares is at least as hard as counting the completions of a board: I. P. Gent, C.
 * Jefferson and P. Nightingale, "Complexity of n-Queens Completion", Journal of Artificial Intelligence Research 59,
 * 2017.
 */
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
        return new Search(n, blocked).fillFrom(0);
    }

    /** The search of one call, with its own arrays; the search only reads the board. */
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
