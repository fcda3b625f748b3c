package nqueens;

/**
 * The contract of estimating, without searching, how many positions a row-by-row search visits. A position has one
 * queen in each of the first rows, from none to all n, and no two queens attack each other. Positions are the nodes of
 * the search tree; its root is the empty board. Calls may be repeated and mixed, on one or several objects, and don't
 * depend on each other.
 */
public interface EstimatedTree {

    /**
     * Estimates the number of positions by Knuth's method. A descent begins on the empty board, and puts a queen on one
     * of the free squares of each row, all equally likely, until a row has no free square or all rows have queens. With
     * f0 free squares in row 0, f1 in row 1 and so on, the estimate is 1 + f0 + f0 f1 + f0 f1 f2 and so on.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @param descents the number of independent descents; at least 1
     * @param seed any number, which determines the random choices: the same seed gives the same answer, and another
     *     seed gives other descents
     * @return the mean of the estimates of all descents
     * @throws IllegalArgumentException if n or descents is less than 1
     */
    double nodes(int n, int descents, long seed);
}
