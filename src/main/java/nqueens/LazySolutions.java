package nqueens;

import java.util.Iterator;

/**
 * The contract of giving solutions one at a time, and searching no further than asked. Several iterators may be used at
 * the same time, of one object or of several, and none disturbs another.
 */
public interface LazySolutions {

    /**
     * Gives the ways to place n queens on an n x n board so that no two attack each other, in any order, none twice.
     *
     * @param n the number of queens, and of rows and columns; at least 1
     * @return an iterator over them, at its end if there are none. Each is {@code placement[row] = column}, with rows
     *     and columns counted from 0, in an array of the caller's own. {@code hasNext} may be called any number of
     *     times, or not at all; {@code next} throws {@link java.util.NoSuchElementException} at the end
     * @throws IllegalArgumentException if n is less than 1: here, and not only when the iterator is used
     */
    Iterator<int[]> solutions(int n);
}
