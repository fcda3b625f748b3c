package nqueens.drill;

/**
 * A twist: the first solution in lexicographic order, found fast. Of two solutions, the first has the smaller column in
 * the first row in which they differ.
 */
public interface FirstSolution {

    /**
     * Finds the first solution.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return {@code solution[row] = column}, of length n; an empty array if there is no solution, never null
     * @throws IllegalArgumentException if n is less than 1
     */
    int[] first(int n);
}
