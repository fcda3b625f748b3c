package torus;

import nqueens.NotStartedException;
import nqueens.QueensCounter;

/**
 * Counts the solutions on the torus: the edges of the board are joined, left to right and top to bottom, so that a
 * diagonal that leaves the board continues on the other side.
 *
 * <p>Idea to implement: each square lies on one of n main diagonals and on one of n anti-diagonals, which continue
 * around the edges. Number each kind from 0 to n - 1, and search as you would on the plain board.
 *
 * <p>Examples: {@code count(1)} is 1, {@code count(4)} is 0 (in both solutions queens attack each other across an
 * edge), {@code count(5)} is 10, {@code count(6)} is 0 and {@code count(7)} is 28.
 *
 * <p>Limits: n from 1 to 13. {@code count(0)} is rejected.
 */
public final class TorusQueens implements QueensCounter {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public long count(int n) {
        throw new NotStartedException("count the solutions on the board whose diagonals wrap around");
    }
}
