package symmetry;

import nqueens.NotStartedException;
import nqueens.SymmetricQueens;

/**
 * Counts the solutions of n queens with half the work, and counts them up to symmetry.
 *
 * <p>Idea to implement: the mirror image of a solution is another solution. Search with the first
 * queen in the left half of its row, and count each solution twice; if n is odd, treat the middle
 * column separately. Up to symmetry, count one solution of each class of images.
 *
 * <p>The contract of both methods is that of {@link SymmetricQueens}; the README beside this file
 * has the samples, limits and hints.
 */
public final class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        throw new NotStartedException("count all solutions by searching half of them");
    }

    @Override
    public long distinct(int n) {
        throw new NotStartedException("count the solutions up to turns and mirror images");
    }
}
