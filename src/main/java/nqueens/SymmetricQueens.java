package nqueens;

/**
 * The contract of counting by symmetry: all solutions, and classes of solutions that are images of each other. The
 * eight symmetries of the board are four turns, each with or without a reflection. Calls are independent: they may be
 * repeated and interleaved, on one solver object or several.
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
     * Counts the classes of solutions; solutions that are images of each other are in one class.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return the number of classes
     * @throws IllegalArgumentException if n is less than 1
     */
    long distinct(int n);
}
