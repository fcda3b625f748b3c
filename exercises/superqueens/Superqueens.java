package superqueens;

import nqueens.NotStartedException;
import nqueens.QueensCounter;

/**
 * Counts the ways to place superqueens, which move as a queen and as a knight.
 *
 * <p>Idea to implement: use the search for queens. A square is also attacked if it is a knight's move from a piece
 * above: one row and two columns away, or two rows and one column.
 *
 * <p>The contract is that of {@link QueensCounter}; the README beside this file has the samples, limits and hints.
 */
public final class Superqueens implements QueensCounter {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public long count(int n) {
        throw new NotStartedException("count the ways to place pieces that move as queen and knight");
    }
}
