package halves;

import java.util.stream.IntStream;
import nqueens.QueensCounter;

/**
 * Counts the solutions for n queens, n up to 20, by meeting in the middle.
 *
 * <p>Idea: cut the board between its rows into two halves. What a full half tells the other one is which columns it
 * has left, and which diagonals come across the cut; how its queens stand otherwise doesn't matter. So list, for each
 * set of columns, the upper halves on these columns and the lower halves on the others, each as one {@code long}: a
 * bit for each diagonal that crosses the cut. The solutions are the pairs without a common bit. If n is odd, the queen
 * of the middle row is the cut.
 *
 * <p>Invariant: each solution is exactly one pair, that of its own two halves, and of all its images, mirrored and
 * turned, one is looked at and the others are counted with it.
 *
 * <p>Cost: for n = 16 there are 15,324,708 halves, where a search row by row visits 1,141,190,303 positions; but on
 * each set of columns every half of one list could meet every one of the other. {@link Halves} says how most of these
 * pairs are never looked at, and the rest 64 at a time.
 *
 * <p>Choose it to count, and for nothing else: it never sees a solution as a whole. Before it on the ladder stands
 * {@code bitmask.BitmaskQueens}, whose three sets are what a half leaves.
 *
 * <p>Source: the way is that of Ellis Horowitz and Sartaj Sahni, "Computing Partitions with Applications to the
 * Knapsack Problem", Journal of the ACM 21(2), 1974: split in two, list both, join.
 */
public final class HalvesQueens implements QueensCounter {

    /** Lines of a larger board wouldn't fit a {@code long}. */
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
        return IntStream.rangeClosed(n / 2, n % 2 == 0 ? n / 2 : n - 1)
                .mapToObj(column -> new Halves(n, n % 2 << column))
                .mapToLong(halves -> IntStream.range(0, 1 << n).mapToLong(halves::count).sum()).sum();
    }
}
