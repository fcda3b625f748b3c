package nqueens;

/**
 * The contract of counting where some squares may hold no queen. A blocked square is no wall: queens attack each other
 * across it. Calls may be repeated and mixed, on one object or on several, and keep nothing from one to the next.
 */
public interface BlockedSquares {

    /**
     * Counts the solutions that have no queen on a blocked square.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param blocked {@code blocked[row][column]} says that no queen may stand there; n rows of n. The board is the
     *     caller's, and stays as it is
     * @return how many there are
     * @throws IllegalArgumentException if n is less than 1, whatever is blocked
     */
    long count(int n, boolean[][] blocked);
}
