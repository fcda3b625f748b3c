package halves;

import nqueens.QueensCounter;

/**
 * Counts the solutions for n queens, n up to 20, by meeting in the middle.
 *
 * <p>Idea: place the queens of the two middle rows, or of the one middle row if n is odd. Two halves are left. Only two
 * facts about a filled half matter to the other half: which columns it leaves free, and which diagonals cross the
 * middle. So list, for each set of columns, the upper halves on these columns and the lower halves on the others, each
 * with a bit for each diagonal that crosses the middle. The solutions are the pairs without a common bit.
 *
 * <p>Invariant: each solution is exactly one pair: its own two halves, above and below its own middle queens. Of its
 * eight images, mirrored and turned, one is searched.
 *
 * <p>Cost: for n = 16, some 19 million halves are listed, and 344,608,391 pairs of them are compared. A search row by
 * row visits 1,141,190,303 positions. {@link Middle} leaves out images, and {@link Half} takes the pairs 64 at a time.
 *
 * <p>Choose it to count, and for nothing else: it never sees a solution as a whole. Compare
 * {@code bitmask.BitmaskQueens}, which keeps the same facts in three sets.
 *
 * <p>Source: the method is that of Ellis Horowitz and Sartaj Sahni, "Computing Partitions with Applications to the
 * Knapsack Problem", Journal of the ACM 21(2), 1974: split in two, list both, join.
 */
public final class HalvesQueens implements QueensCounter {

    /** The smallest n above the range of the contract. */
    private static final int TOO_LARGE = 21;

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1 or more than 20
     */
    @Override
    public long count(int n) {
        if (n < 1 || n >= TOO_LARGE) {
            throw new IllegalArgumentException("n is not between 1 and 20: " + n);
        }
        return Middle.all(n).mapToLong(Middle::count).sum();
    }
}
