package drill;

import nqueens.NotStartedException;
import nqueens.drill.CompletedBoard;

/**
 * The twist: some queens stand already, anywhere on the board, and may not be moved. Find a solution that has them.
 *
 * <p>Examples: {@code complete(4, {{0, 1}})} is {@code [1, 3, 0, 2]}, and so is {@code complete(4, {{2, 0}})};
 * {@code complete(4, {{0, 0}})} is {@code []}, since no solution for n = 4 has a queen in a corner;
 * {@code complete(4, {{0, 1}, {1, 2}})} is {@code []}, since those two attack each other.
 *
 * <p>Limits: n from 1 to 16; each call 5 s of CPU time and 256 MiB. n = 0 is refused.
 */
public final class CompletedBoardQueens implements CompletedBoard {

    /**
     * Finds a solution that has the queens given, whichever.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param queens {@code {row, column}} of each queen that stands: none or more, in any order, no square twice,
     *     each from 0 to n - 1
     * @return {@code solution[row] = column}, of length n; an empty array where there is no such solution, never
     *     null
     * @throws IllegalArgumentException if n is less than 1, whatever is given
     */
    @Override
    public int[] complete(int n, int[][] queens) {
        throw new NotStartedException("find a solution that has the queens given");
    }
}
