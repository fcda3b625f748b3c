package permutations;

import java.util.List;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Solves n queens by brute force: tests every complete arrangement with one queen in each row and
 * each column.
 *
 * <p>Idea to implement: an arrangement is an order of the columns 0 to n - 1, one for each row.
 * Generate all n! orders, and keep those in which no two queens share a diagonal. Reject no order
 * before all its queens are placed.
 *
 * <p>The contract of both methods is that of {@link QueensSolver}; the README beside this file has
 * the samples, limits and hints.
 */
public final class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        throw new NotStartedException("find the solutions among all arrangements");
    }

    @Override
    public long count(int n) {
        throw new NotStartedException("count the solutions among all arrangements");
    }
}
