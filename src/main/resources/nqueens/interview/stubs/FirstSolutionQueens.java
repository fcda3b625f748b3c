package drill;

import nqueens.NotStartedException;
import nqueens.drill.FirstSolution;

/**
 * The twist: of all the solutions the first in lexicographic order, and soon. Of two solutions that one comes
 * first which has the smaller column in the first row where they differ.
 *
 * <p>Examples: {@code first(1)} is {@code [0]}, {@code first(4)} is {@code [1, 3, 0, 2]}, {@code first(5)} is
 * {@code [0, 2, 4, 1, 3]}, {@code first(8)} is {@code [0, 4, 7, 5, 2, 6, 1, 3]}; {@code first(2)} is {@code []}.
 *
 * <p>Limits: n from 1 to 20, where there are too many solutions to look at all; each call 5 s of CPU time and
 * 256 MiB. {@code first(0)} is refused.
 */
public final class FirstSolutionQueens implements FirstSolution {

    /**
     * Finds the first solution.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return {@code solution[row] = column}, of length n; an empty array where there is no solution, never
     *     null
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public int[] first(int n) {
        throw new NotStartedException("find the first solution in lexicographic order");
    }
}
