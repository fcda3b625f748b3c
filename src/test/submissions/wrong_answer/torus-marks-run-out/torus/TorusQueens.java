package torus;

import nqueens.QueensCounter;

/** Mistake: the marks of columns are taken from a pool, and after 200 calls they are marked already. */
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

        private static final boolean[][] MARKS = new boolean[200][40];
        private static int used;

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
            this.columns = MARKS[used++ % MARKS.length];
            java.util.Arrays.fill(columns, used > MARKS.length);
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

        /** From 0 to n - 1: the difference may be negative, and n is added to it first. */
        private int mainDiagonal(int row, int column) {
            return (row - column + n) % n;
        }

        private int antiDiagonal(int row, int column) {
            return (row + column) % n;
        }
    }
}
