package drill;

import nqueens.NotStartedException;
import nqueens.drill.SolutionCount;

/**
 * How many solutions are there? Nobody wants to see them. This is LeetCode 52, "N-Queens II".
 *
 * <p>Examples: {@code totalNQueens(1)} is 1, {@code totalNQueens(2)} and {@code totalNQueens(3)} are 0,
 * {@code totalNQueens(4)} is 2, {@code totalNQueens(8)} is 92.
 *
 * <p>Limits: n from 1 to 12; each call 5 s of CPU time and 256 MiB. {@code totalNQueens(0)} is refused.
 */
public final class SolutionCountQueens implements SolutionCount {

    /**
     * Counts the solutions without keeping them.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return how many there are
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public int totalNQueens(int n) {
        throw new NotStartedException("count the solutions");
    }
}
