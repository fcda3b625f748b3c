package completion;

import nqueens.CompletedBoard;
import nqueens.NotStartedException;

/**
 * Completes a board on which some queens stand already, anywhere: they may not be moved.
 *
 * <p>Idea to implement: the queens that stand take their rows, columns and diagonals before the search begins. It fills
 * the rows that are left, and its queens must agree with those above and below.
 *
 * <p>Examples: {@code complete(4, {{0, 1}})} is {@code [1, 3, 0, 2]}, and so is {@code complete(4, {{2, 0}})};
 * {@code complete(4, {{0, 0}})} is {@code []}, since no solution for n = 4 has a queen in a corner;
 * {@code complete(4, {{0, 1}, {1, 2}})} is {@code []}, since those two attack each other.
 *
 * <p>Limits: n from 1 to 16. n = 0 is refused, whatever is given.
 */
public final class CompletionQueens implements CompletedBoard {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1, whatever is given
     */
    @Override
    public int[] complete(int n, int[][] queens) {
        throw new NotStartedException("find a solution that has the queens given");
    }
}
