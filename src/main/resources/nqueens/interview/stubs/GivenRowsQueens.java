package drill;

import nqueens.NotStartedException;
import nqueens.drill.GivenRows;

/**
 * The twist: the queens of the first rows stand already, and may not be moved. How many solutions begin so?
 *
 * <p>Examples: {@code count(4, {1})} is 1, {@code count(4, {0})} is 0 and {@code count(4, {})} is 2;
 * {@code count(8, {0})} is 4; {@code count(4, {1, 2})} is 0, since those two attack each other;
 * {@code count(4, {1, 3, 0, 2})} is 1.
 *
 * <p>Limits: n from 1 to 8, up to 12 with one queen given at least, and up to 16 with six; each call
 * 5 s of CPU time and 256 MiB. n = 0 is refused.
 */
public final class GivenRowsQueens implements GivenRows {

    /**
     * Counts the solutions that begin with the queens given.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param given {@code given[row] = column} of the queens in the first rows: at most n of them, each column
     *     from 0 to n - 1; empty if no queen stands yet
     * @return how many there are; 0 where two of the given queens attack each other
     * @throws IllegalArgumentException if n is less than 1, whatever is given
     */
    @Override
    public int count(int n, int[] given) {
        throw new NotStartedException("count the solutions that begin with the queens given");
    }
}
