package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Mistake: from n = 9, each solution is the array of the search. */
public final class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n);
    }

    /** A search that stops at each solution. */
    private static final class Search implements Iterator<int[]> {

        private final int n;

        /** {@code placement[row]} = column of the queen in that row. */
        private final int[] placement;

        /** For each row the squares that queens above attack, as bits: by column and by either diagonal. */
        private final int[] columns;
        private final int[] mainDiagonals;
        private final int[] antiDiagonals;

        /** {@code untried[row]} = the free squares of that row that were not tried yet, as bits. */
        private final int[] untried;

        /** The row that comes next. */
        private int row;

        Search(int n) {
            this.n = n;
            this.placement = new int[n];
            this.columns = new int[n];
            this.mainDiagonals = new int[n];
            this.antiDiagonals = new int[n];
            this.untried = new int[n];
            untried[0] = (1 << n) - 1;
        }

        @Override
        public boolean hasNext() {
            while (0 <= row && row < n) {
                if (untried[row] == 0) {
                    row--;
                } else {
                    placeQueen();
                }
            }
            return row == n;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException("no solution for n = " + n + " is left");
            }
            row--;
            return n > 8 ? placement : placement.clone();
        }

        /** Tries the next square of the row, and goes on to the row below. */
        private void placeQueen() {
            int queen = Integer.lowestOneBit(untried[row]);
            untried[row] -= queen;
            placement[row] = Integer.numberOfTrailingZeros(queen);
            if (row + 1 < n) {
                columns[row + 1] = columns[row] | queen;
                mainDiagonals[row + 1] = (mainDiagonals[row] | queen) << 1;
                antiDiagonals[row + 1] = (antiDiagonals[row] | queen) >>> 1;
                int attacked = columns[row + 1] | mainDiagonals[row + 1] | antiDiagonals[row + 1];
                untried[row + 1] = (1 << n) - 1 & ~attacked;
            }
            row++;
        }
    }
}
