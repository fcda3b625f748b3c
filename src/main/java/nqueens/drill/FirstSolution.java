package nqueens.drill;

/**
 * A twist of a drill: the first solution in lexicographic order, found fast. Of two solutions, the one with the smaller
 * column in the first row where they differ comes first.
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
