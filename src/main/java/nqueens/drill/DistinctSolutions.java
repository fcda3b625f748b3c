package nqueens.drill;

/**
 * A twist: solutions that are turns or mirror images of each other count as one. The counts are OEIS
 * A002562.
 */
public interface DistinctSolutions {

    /**
     * Counts the solutions up to the eight symmetries of the board: four turns, each as it is or mirrored.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return how many solutions there are of which none is an image of another
     * @throws IllegalArgumentException if n is less than 1
     */
    int count(int n);
}
