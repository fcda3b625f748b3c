package nqueens;

/**
 * The contract of estimating, without searching, how many positions a row-by-row search visits. A position has one
 * queen in each of the first k rows, for any k from 0 to n, and no two queens attack each other. Positions are the
 * nodes of the search tree; its root is the empty board. Calls are independent: they may be repeated and interleaved,
 * on one solver object or several.
 */
public interface EstimatedTree {

    /**
     * Estimates the number of positions by Knuth's method. A descent begins on the empty board. In each row from the
     * top, it puts a queen on one of the free squares, which no queen attacks; each of them has the same probability.
     * The descent ends at a row without a free square, or when all rows have queens. With f0 free squares in row 0, f1
     * in row 1 and so on, a descent's estimate is 1 + f0 + f0 f1 + f0 f1 f2 + ...
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
