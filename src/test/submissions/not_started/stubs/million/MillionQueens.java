package million;

import nqueens.LargeBoard;
import nqueens.NotStartedException;

/**
 * Finds one solution for n up to 1,000,000: places all queens, and then swaps columns of attacked queens.
 *
 * <p>Idea to implement: give each row a column that no other row has, as a random permutation does, and count the
 * queens on each diagonal. If a queen is attacked, swap its column with that of another row.
 *
 * <p>The contract is that of {@link LargeBoard}; the README beside this file has the samples, limits and hints.
 */
public final class MillionQueens implements LargeBoard {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public int[] place(int n, long seed) {
        throw new NotStartedException("place all queens, and swap those that are attacked");
    }
}
