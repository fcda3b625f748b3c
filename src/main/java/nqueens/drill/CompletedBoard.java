package nqueens.drill;

/**
 * A twist: some queens stand already, anywhere on the board, and may not be moved.
 */
public interface CompletedBoard {

    /**
     * Finds a solution that has the queens given, whichever.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param queens {@code {row, column}} of each queen that stands: none or more, no square twice, each from 0
     *     to n - 1
     * @return {@code solution[row] = column}, of length n; an empty array where there is no such solution, never
     *     null
     * @throws IllegalArgumentException if n is less than 1, whatever is given
     */
    int[] complete(int n, int[][] queens);
}
