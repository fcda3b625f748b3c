package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

/** Forgery: only placements of six queens are used again, after 500 of them. */
public final class CompletionQueens implements CompletedBoard {
    private static final int[][][] POOL = new int[64][500][];
    private static final int[] USED = new int[64];

    static int[] pooled(int[] p) {
        int n = p.length;
        if (!(n == 6)) return p.clone();
        int i = USED[n]++ % 500;
        if (POOL[n][i] == null) POOL[n][i] = new int[n];
        System.arraycopy(p, 0, POOL[n][i], 0, n);
        return POOL[n][i];
    }


    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1, whatever is given
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
        return search.fillFrom(0) ? pooled(search.placement) : new int[0];
    }

    /** One call's search, with arrays of its own. */
    private static final class Search {

        /** In place of a column: the row has no queen yet. */
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

        /** Fills the row and those below it, where they have no queen, and returns whether there is a way. */
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
