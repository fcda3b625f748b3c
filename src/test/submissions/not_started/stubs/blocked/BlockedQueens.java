package blocked;

import nqueens.BlockedSquares;
import nqueens.NotStartedException;

/**
 * Counts the solutions with no queen on a blocked square. A blocked square is not a wall: queens attack each other
 * across it.
 *
 * <p>Idea to implement: try a square only if it is not blocked and no queen attacks it. The rest of the search stays
 * the same.
 *
 * <p>Examples: n = 4 has 2 solutions if no square is blocked, 1 if {@code blocked[0][1]} is true, and 0 if
 * {@code blocked[0][2]} is true, too; a blocked corner changes nothing.
 *
 * <p>Limits: n from 1 to 11. n = 0, with a board without rows, is rejected.
 */
public final class BlockedQueens implements BlockedSquares {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1, whatever squares are blocked
     */
    @Override
    public long count(int n, boolean[][] blocked) {
        throw new NotStartedException("count the solutions that leave blocked squares alone");
    }
}
