package nqueens.drill;

/**
 * A twist: the edges are joined, left to right and top to bottom, so that a diagonal that leaves the board
 * goes on at the other side. The counts are OEIS A007705 and, with its zeros, A051906.
 */
public interface ToroidalBoard {

    /**
     * Counts the solutions on the board whose diagonals wrap around.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return how many there are
     * @throws IllegalArgumentException if n is less than 1
     */
    int count(int n);
}
