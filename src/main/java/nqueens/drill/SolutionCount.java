package nqueens.drill;

/** The opening of a drill: the number of solutions. The signature is the same as in LeetCode 52, "N-Queens II". */
public interface SolutionCount {

    /**
     * Counts the solutions without keeping them.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @throws IllegalArgumentException if n is less than 1
     */
    int totalNQueens(int n);
}
