package nqueens;

/**
 * The contract of counting by symmetry: all solutions, and classes of solutions that are images of each other. The
 * eight symmetries of the board are four turns, each as it is or mirrored. Calls may be repeated and mixed, on one
 * object or on several, and keep nothing from one to the next.
 */
public interface SymmetricQueens {

    /**
     * Counts the ways to place n queens on an n x n board so that no two attack each other.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return how many ways there are, images of each other counted one by one
     * @throws IllegalArgumentException if n is less than 1
     */
    long count(int n);

    /**
     * Counts the same ways up to symmetry.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return how many ways there are if all that are turns or mirror images of each other count as one
     * @throws IllegalArgumentException if n is less than 1
     */
    long distinct(int n);
}
