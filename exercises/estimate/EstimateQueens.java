package estimate;

import nqueens.EstimatedTree;
import nqueens.NotStartedException;

/**
 * How many positions a search visits, without searching: a few random ways down its tree stand for all of it.
 *
 * <p>Idea to implement: put a queen on a random free square of each row, until a row has none. The numbers of free
 * squares that were met on the way tell how large the tree is, on average.
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
