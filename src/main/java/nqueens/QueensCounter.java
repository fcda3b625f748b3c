package nqueens;

/**
 * The contract of the exercises that only count. Each exercise says how its pieces move. Calls are independent: they
 * may be repeated and interleaved, on one solver object or several.
 */
public interface QueensCounter {

    /**
     * Counts the ways to place n pieces on an n x n board so that no two attack each other, without storing them.
     *
     * @param n the number of pieces, and of rows and columns; at least 1
     * @throws IllegalArgumentException if n is less than 1, or larger than the exercise allows
     */
    long count(int n);
}
