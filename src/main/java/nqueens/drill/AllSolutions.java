package nqueens.drill;

import java.util.List;

/** The opening of a drill: all solutions, drawn as boards. The signature is the same as in LeetCode 51, "N-Queens". */
public interface AllSolutions {

    /**
     * Draws every solution once, in any order.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return a board for each solution: n rows of n letters, {@code Q} for a queen and {@code .} for an empty square;
     *     an empty list if there is no solution, never null
     * @throws IllegalArgumentException if n is less than 1
     */
    List<List<String>> solveNQueens(int n);
}
