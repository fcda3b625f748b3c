package drill;

import java.util.List;

import nqueens.NotStartedException;
import nqueens.drill.AllSolutions;

/**
 * Now all the solutions, drawn as boards. This is LeetCode 51, "N-Queens".
 *
 * <p>Examples: {@code solveNQueens(1)} is {@code [["Q"]]}; {@code solveNQueens(4)} is
 * {@code [[".Q..", "...Q", "Q...", "..Q."], ["..Q.", "Q...", "...Q", ".Q.."]]}, in any order;
 * {@code solveNQueens(2)} is {@code []}.
 *
 * <p>Limits: n from 1 to 10; each call 5 s of CPU time and 256 MiB. {@code solveNQueens(0)} is refused.
 */
public final class AllSolutionsQueens implements AllSolutions {

    /**
     * Draws every solution, in any order, none twice.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return a board for each solution: n rows of n letters, {@code Q} for a queen and {@code .} for an empty
     *     square; an empty list where there is no solution, never null
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public List<List<String>> solveNQueens(int n) {
        throw new NotStartedException("draw all the solutions");
    }
}
