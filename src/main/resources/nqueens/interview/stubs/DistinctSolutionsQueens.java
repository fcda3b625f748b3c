package drill;

import nqueens.NotStartedException;
import nqueens.drill.DistinctSolutions;

/**
 * The twist: solutions that are turns or mirror images of each other count as one. A board has eight symmetries:
 * four turns, each as it is or mirrored.
 *
 * <p>Examples: {@code count(1)} is 1, {@code count(2)} is 0, {@code count(4)} is 1 (the two solutions are mirror
 * images of each other), {@code count(5)} is 2 and {@code count(8)} is 12.
 *
 * <p>Limits: n from 1 to 12; each call 5 s of CPU time and 256 MiB. {@code count(0)} is refused.
 */
public final class DistinctSolutionsQueens implements DistinctSolutions {

    /**
     * Counts the solutions up to the eight symmetries of the board.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return how many solutions there are of which none is an image of another
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public int count(int n) {
        throw new NotStartedException("count the solutions up to turns and mirror images");
    }
}
