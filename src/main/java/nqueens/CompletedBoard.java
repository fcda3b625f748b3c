package nqueens;

/**
 * The contract of completing a board on which some queens stand already, anywhere. Calls may be repeated and mixed, on
 * one object or on several, and keep nothing from one to the next.
 */
public interface CompletedBoard {

    /**
     * Finds any solution that has the given queens.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param queens {@code {row, column}} of each queen that stands: none or more, in any order, no square twice, each
     *     number from 0 to n - 1; some of them may attack each other. The arrays are the caller's, and stay as they are
     * @return {@code solution[row] = column}, of length n, an array of the caller's own; an empty array where there is
     *     no such solution, never null
     * @throws IllegalArgumentException if n is less than 1, whatever queens are given
     */
    int[] complete(int n, int[][] queens);
}
