package estimate;

import nqueens.EstimatedTree;
import nqueens.NotStartedException;

/**
 * Estimates how many positions a search visits, from a few random descents of the search tree.
 *
 * <p>Idea to implement: place a queen on a random free square of each row, until a row has no free square. From the
 * numbers of free squares, compute an estimate of the size of the tree.
 *
 * <p>The contract is that of {@link EstimatedTree}; the README beside this file has the samples, limits and hints.
 */
public final class EstimateQueens implements EstimatedTree {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n or descents is less than 1
     */
    @Override
    public double nodes(int n, int descents, long seed) {
        throw new NotStartedException("go down the tree at random, and multiply the free squares that you meet");
    }
}
