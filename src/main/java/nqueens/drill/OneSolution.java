package nqueens.drill;

/**
 * The opening of a drill: any solution of the n queens problem. Place n queens on an n x n board so that no two share a
 * row, a column or a diagonal. Rows and columns are counted from 0. Calls may be repeated, and don't depend on each
 * other.
 */
public interface OneSolution {

    /**
     * Finds any solution.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return {@code solution[row] = column}, of length n; an empty array if there is no solution, never null
     * @throws IllegalArgumentException if n is less than 1
     */
    int[] solve(int n);
}
