package drill;

import nqueens.NotStartedException;
import nqueens.drill.OneSolution;

/**
 * Place n queens on an n x n board so that no two share a row, a column or a diagonal. Any one solution
 * will do.
 *
 * <p>Examples: {@code solve(1)} is {@code [0]}; {@code solve(4)} is {@code [1, 3, 0, 2]} or
 * {@code [2, 0, 3, 1]}; {@code solve(2)} and {@code solve(3)} are {@code []}.
 *
 * <p>Limits: n from 1 to 20; each call 5 s of CPU time and 256 MiB. {@code solve(0)} is refused. The classes of
 * later stages stand in this folder too, and may use this one.
 */
public final class OneSolutionQueens implements OneSolution {

    /**
     * Finds a solution, whichever.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return {@code solution[row] = column}, of length n, rows and columns counted from 0; an empty array where
     *     there is no solution, never null
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public int[] solve(int n) {
        throw new NotStartedException("find one solution");
    }
}
