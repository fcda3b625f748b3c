package drill;

import nqueens.NotStartedException;
import nqueens.drill.ToroidalBoard;

/**
 * The twist: the edges of the board are joined, left to right and top to bottom, as on a torus. A diagonal that
 * leaves the board goes on at the other side. How many solutions are left?
 *
 * <p>Examples: {@code count(1)} is 1, {@code count(4)} is 0 (in both solutions queens attack each other across an
 * edge), {@code count(5)} is 10, {@code count(6)} is 0 and {@code count(7)} is 28.
 *
 * <p>Limits: n from 1 to 13; each call 5 s of CPU time and 256 MiB. {@code count(0)} is refused.
 */
public final class ToroidalBoardQueens implements ToroidalBoard {

    /**
     * Counts the solutions on the board whose diagonals wrap around.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return how many there are
     * @throws IllegalArgumentException if n is less than 1
     */
    @Override
    public int count(int n) {
        throw new NotStartedException("count the solutions on the torus");
    }
}
