package nqueens;

import java.util.Iterator;

/**
 * The contract of returning solutions one at a time, and searching no further than necessary. Several iterators, from
 * one solver object or several, may be used at the same time without affecting each other.
 */
public interface LazySolutions {

    /**
     * Returns each way to place n queens on an n x n board so that no two attack each other, once and in any order.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return an iterator over the solutions, which has no elements if there is no solution. Each solution is {@code
     *     placement[row] = column}, with rows and columns counted from 0, in a new array. {@code hasNext} may be called
     *     any number of times, or not at all; {@code next} throws {@link java.util.NoSuchElementException} at the end
     * @throws IllegalArgumentException if n is less than 1; thrown by this method, not by the iterator
     */
    Iterator<int[]> solutions(int n);
}
