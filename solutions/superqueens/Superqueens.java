package superqueens;

import nqueens.QueensCounter;

/**
 * Counts the ways to place superqueens, with the attacked squares of a row as bits of {@code int} sets.
 *
 * <p>Idea: bit {@code column} of a set stands for the square of the current row in that column, as in
 * {@code bitmask.BitmaskQueens}. A knight's move leads at most two rows down, so two more sets are enough: the squares
 * that knights attack in this row, and in the next row. A new piece attacks, as a knight, the squares two columns to
 * the left and to the right in the row below, and those one column away in the row below that.
 *
 * <p>Invariant: when a row is reached, the n lowest bits of {@code columns}, {@code mainDiagonals},
 * {@code antiDiagonals} and {@code knights} are exactly the squares of this row that the pieces above attack. The n
 * lowest bits of {@code nextKnights} are the squares of the next row that these pieces attack as knights. No two pieces
 * attack each other.
 *
 * <p>Cost: O(1) time for the free squares of a row. Let S(n) be the number of positions that the search visits. A count
 * takes O(S(n)) time and O(n) space. An {@code int} has bits for n up to 31; for a larger n, no search would end in any
 * case.
 *
 * <p>Choose it as the pattern for any piece whose moves reach a few rows: add a set for each such row.
 *
 * <p>Source: the counts are OEIS A051223.
 */
public final class Superqueens implements QueensCounter {

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
        return new Search(n).fillFrom(0, 0, 0, 0, 0, 0);
    }

    /** The search of one call. */
    private static final class Search {

        private final int n;

        /** The n lowest bits: every column of a row. */
        private final int all;

        Search(int n) {
            this.n = n;
            this.all = (1 << n) - 1;
        }

        /** Fills the row and all rows below it in every possible way, and returns the number of ways. */
        long fillFrom(int row, int columns, int mainDiagonals, int antiDiagonals, int knights, int nextKnights) {
            if (row == n) {
                return 1;
            }
            long ways = 0;
            int free = all & ~(columns | mainDiagonals | antiDiagonals | knights);
            while (free != 0) {
                int piece = Integer.lowestOneBit(free);
                free -= piece;
                ways += fillFrom(row + 1, columns | piece,
                        (mainDiagonals | piece) << 1, (antiDiagonals | piece) >>> 1,
                        nextKnights | piece << 2 | piece >>> 2, piece << 1 | piece >>> 1);
            }
            return ways;
        }
    }
}
