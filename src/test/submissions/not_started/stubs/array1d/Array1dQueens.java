package array1d;

import java.util.List;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Solves n queens with one {@code int[]}, which has one element for each row.
 *
 * <p>Idea to implement: a row has one queen, so store only the queen's column. A square is safe if
 * no queen of an earlier row is in the same column, or the same number of rows and columns away.
 *
 * <p>The contract of both methods is that of {@link QueensSolver}; the README beside this file has
 * the samples, limits and hints.
 */
public final class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        throw new NotStartedException("find every solution in one int[]");
    }

    @Override
    public long count(int n) {
        throw new NotStartedException("count the solutions in one int[]");
    }
}
