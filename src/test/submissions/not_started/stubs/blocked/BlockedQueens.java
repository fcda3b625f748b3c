package blocked;

import nqueens.BlockedSquares;
import nqueens.NotStartedException;

/**
 * Counts the solutions with no queen on a blocked square. A blocked square is no wall: queens attack each other across
 * it.
 *
 * <p>Idea to implement: a square is tried if it is not blocked and no queen attacks it. Nothing else of the search
 * changes.
 *
 * <p>Examples: for n = 4 there are 2 if no square is blocked, 1 if {@code blocked[0][1]} is true, and 0 if
 * {@code blocked[0][1]} and {@code blocked[0][2]} are; a blocked corner changes nothing.
 *
 * <p>Limits: n from 1 to 11. n = 0 is refused, with a board of no rows.
 */
public final class BlockedQueens implements BlockedSquares {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1, whatever is blocked
     */
    @Override
    public long count(int n, boolean[][] blocked) {
        throw new NotStartedException("count the solutions that leave blocked squares alone");
    }
}
