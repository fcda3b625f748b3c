package nqueens;

import java.util.List;

/**
 * The contract of the core exercises: place n queens on an n x n board so that no two share a row, column or diagonal.
 *
 * <p>A <em>placement</em> is an {@code int[]} of length n with {@code placement[row] = column}, both counted from 0; so
 * there is one queen in each row. A <em>solution</em> is a placement in which no two queens attack each other. For n =
 * 4 there are two solutions, {@code [1, 3, 0, 2]} and {@code [2, 0, 3, 1]}; for n = 1 there is one; for n = 2 and n = 3
 * there are none.
 *
 * <p>A solver is public, and has a public constructor without parameters. Calls are independent: they may be repeated
 * and interleaved, on one solver object or several.
 */
public interface QueensSolver {

    /**
     * Finds every solution once, in any order.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return a list of {@code placement[row] = column} arrays of length n, each a new array; empty if there is no
     *     solution, never null
     * @throws IllegalArgumentException if n is less than 1, or more than the exercise's representation can hold
     */
    List<int[]> solve(int n);

    /**
     * Counts the solutions without storing them.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return the number of solutions, which is the size of the list that {@link #solve(int)} would return
     * @throws IllegalArgumentException if n is less than 1, or more than the exercise's representation can hold
     */
    long count(int n);
}
