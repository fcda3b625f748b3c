package drill;

import nqueens.NotStartedException;
import nqueens.drill.BlockedSquares;

/**
 * The twist: some squares are blocked, and no queen may stand there. A blocked square is no wall: queens attack
 * each other across it. How many solutions are left?
 *
 * <p>Examples: for n = 4 there are 2 if no square is blocked, 1 if {@code blocked[0][1]} is true, and 0 if
 * {@code blocked[0][1]} and {@code blocked[0][2]} are; a blocked corner changes nothing.
 *
 * <p>Limits: n from 1 to 12; each call 5 s of CPU time and 256 MiB. n = 0 is refused, with a board of no rows.
 */
public final class BlockedSquaresQueens implements BlockedSquares {

    /**
     * Counts the solutions that have no queen on a blocked square.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param blocked {@code blocked[row][column]} says that no queen may stand there; n rows of n
     * @return how many there are
     * @throws IllegalArgumentException if n is less than 1, whatever is blocked
     */
    @Override
    public int count(int n, boolean[][] blocked) {
        throw new NotStartedException("count the solutions that leave blocked squares alone");
    }
}
