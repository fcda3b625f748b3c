package lazy;

import java.util.Iterator;

import nqueens.LazySolutions;
import nqueens.NotStartedException;

/**
 * Gives the solutions of n queens one at a time, each searched for when it is asked for.
 *
 * <p>Idea to implement: keep where the search stands in arrays, one element for each row, so that
 * it can stop at a solution and go on from there later.
 *
 * <p>The contract is that of {@link LazySolutions}; the README beside this file has the samples,
 * limits and hints.
 */
public final class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        throw new NotStartedException("give the solutions one at a time");
    }
}
