package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/**
 * Returns the solutions of n queens, n up to 31, one at a time, and searches only when the caller
 * asks.
 *
 * <p>Idea: a recursive search can't stop and continue later, since its calls hold its state. So
 * store this state in arrays with one element for each row: an explicit stack. A call becomes a
 * step to the next row, a return becomes a step back, and a loop takes these steps until it finds a
 * solution.
 *
 * <p>Invariant: all rows before {@code row} have queens, no two of which attack each other, and
 * {@code untried} has, for each of these rows and for {@code row}, the free squares that were not
 * tried yet. That determines all solutions still to be found. At {@code row == n} a solution is
 * complete, and at {@code row == -1} no solution is left.
 *
 * <p>Cost: together the solutions take O(P(n)) time, as in {@code bitmask.BitmaskQueens}, and O(n)
 * more for each. Space is O(n), however many solutions are returned.
 *
 * <p>Choose it if a caller decides how many solutions it needs, and when.
 *
 * <p>Source: Donald E. Knuth, "The Art of Computer Programming", volume 4B, section 7.2.2, whose
 * Algorithm B is such a loop.
 */
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

        /** For each row the squares that queens above attack, as bits: by column and by each kind of diagonal. */
        private final int[] columns;
        private final int[] mainDiagonals;
        private final int[] antiDiagonals;

        /** {@code untried[row]} = the free squares of that row that were not tried yet, as bits. */
        private final int[] untried;

        /** The row to fill next: n if a solution is complete, -1 if no solution is left. */
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
            return placement.clone();
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
