package lazy;

import java.util.Iterator;

import nqueens.LazySolutions;

/** Begun: its iterator is still to be written. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return new SearchIterator(n);
    }
}
