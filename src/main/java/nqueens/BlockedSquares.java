package nqueens;

/**
 * The contract of counting solutions on a board with blocked squares, which must not hold a queen. A blocked square is
 * not a wall: queens attack each other across it. Calls are independent: they may be repeated and interleaved, on one
 * solver object or several.
 */
public interface BlockedSquares {

    /**
     * Counts the solutions that have no queen on a blocked square.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param blocked {@code blocked[row][column]} is true if the square must not hold a queen; n rows of n elements.
     *     The array belongs to the caller, and must not be changed
     * @throws IllegalArgumentException if n is less than 1, regardless of the blocked squares
     */
    long count(int n, boolean[][] blocked);
}
