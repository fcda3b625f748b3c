package nqueens;

/**
 * The contract of completing a board on which some queens, or none, already stand. Calls are independent: they may be
 * repeated and interleaved, on one solver object or several.
 */
public interface CompletedBoard {

    /**
     * Finds one solution that contains all the given queens.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param queens {@code {row, column}} of each given queen: none or more, in any order, no square twice, each number
     *     from 0 to n - 1; the queens may attack each other. The arrays belong to the caller, and must not be changed
     * @return {@code solution[row] = column}, of length n, in a new array; an empty array if there is no such solution,
     *     never null
     * @throws IllegalArgumentException if n is less than 1, regardless of the given queens
     */
    int[] complete(int n, int[][] queens);
}
