package nqueens.drill;

/**
 * A twist: the queens of the first rows stand already, and may not be moved.
 */
public interface GivenRows {

    /**
     * Counts the solutions that begin with the queens given.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param given {@code given[row] = column} of the queens in the first rows: at most n of them, each column
     *     from 0 to n - 1; empty if no queen stands yet
     * @return how many there are; 0 where two of the given queens attack each other
     * @throws IllegalArgumentException if n is less than 1, whatever is given
     */
    int count(int n, int[] given);
}
