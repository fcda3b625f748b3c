package bitmask;

import java.util.List;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Solves n queens, n up to 31, with three {@code int} bit sets: columns, main diagonals and
 * anti-diagonals.
 *
 * <p>Idea to implement: a set bit is a square of the current row that a queen above attacks. A
 * square in none of the three sets is free; try the free bits from the lowest on. For the next row,
 * shift the two sets of diagonals in opposite directions.
 *
 * <p>The contract of both methods is that of {@link QueensSolver}, with n at most 31; the README
 * beside this file has the samples, limits and hints.
 */
public final class BitmaskQueens implements QueensSolver {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1 or more than 31
     */
    @Override
    public List<int[]> solve(int n) {
        throw new NotStartedException("find every solution with three int bit sets");
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1 or more than 31
     */
    @Override
    public long count(int n) {
        throw new NotStartedException("count the solutions with three int bit sets");
    }
}
