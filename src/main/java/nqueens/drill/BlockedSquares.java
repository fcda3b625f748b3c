package nqueens.drill;

/**
 * A twist: some squares may hold no queen. A blocked square is no wall: queens attack each other across
 * it.
 */
public interface BlockedSquares {

    /**
     * Counts the solutions that have no queen on a blocked square.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param blocked {@code blocked[row][column]} says that no queen may stand there; n rows of n
     * @return how many there are
     * @throws IllegalArgumentException if n is less than 1, whatever is blocked
     */
    int count(int n, boolean[][] blocked);
}
