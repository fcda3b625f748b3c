package completion;

import nqueens.CompletedBoard;
import nqueens.NotStartedException;

/**
 * Completes a board on which some queens already stand; these queens may not be moved.
 *
 * <p>Idea to implement: mark the columns and diagonals of the given queens before the search begins. Then search only
 * the other rows; a new queen must attack no queen above or below.
 *
 * <p>Examples: {@code complete(4, {{0, 1}})} is {@code [1, 3, 0, 2]}, and so is {@code complete(4, {{2, 0}})};
 * {@code complete(4, {{0, 0}})} is {@code []}, since no solution for n = 4 has a queen in a corner;
 * {@code complete(4, {{0, 1}, {1, 2}})} is {@code []}, since those two queens attack each other.
 *
 * <p>Limits: n from 1 to 16. n = 0 is rejected, whatever queens are given.
 */
public final class CompletionQueens implements CompletedBoard {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1, whatever queens are given
     */
    @Override
    public int[] complete(int n, int[][] queens) {
        throw new NotStartedException("find a solution that has the queens given");
    }
}
