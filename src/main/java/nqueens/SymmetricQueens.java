package nqueens;

/**
 * The contract of counting by symmetry. The eight symmetries of the board are four turns, each with or without a
 * reflection. Two solutions are in one class if a symmetry maps one of them to the other. Calls are independent: they
 * may be repeated and interleaved, on one solver object or several.
 */
public interface SymmetricQueens {

    /**
     * Counts the ways to place n queens on an n x n board so that no two attack each other.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return the number of ways, each image counted separately
     * @throws IllegalArgumentException if n is less than 1
     */
    long count(int n);

    /**
     * Counts the classes of solutions.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @throws IllegalArgumentException if n is less than 1
     */
    long distinct(int n);
}
