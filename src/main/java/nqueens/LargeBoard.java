package nqueens;

/**
 * The contract of placing queens on boards that are too large for a row-by-row search: one solution, chosen by a seed.
 * Calls are independent: they may be repeated and interleaved, on one solver object or several.
 */
public interface LargeBoard {

    /**
     * Places n queens on an n x n board so that no two share a row, a column or a diagonal. Rows and columns are
     * counted from 0.
     *
     * @param n the number of queens, and of rows and columns; 1 to 1,000,000
     * @param seed any number, which selects the solution: the same seed must give the same solution, and a different
     *     seed should give a different one, if the board has enough solutions
     * @return {@code solution[row] = column}, of length n, in a new array; an empty array, never null, for n = 2 and n
     *     = 3, which have no solution
     * @throws IllegalArgumentException if n is less than 1
     */
    int[] place(int n, long seed);
}
