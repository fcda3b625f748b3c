package lazy;

import java.util.Iterator;

import nqueens.NotStartedException;

class SearchIterator implements Iterator<int[]> {

    SearchIterator(int n) {
    }

    @Override
    public boolean hasNext() {
        throw new NotStartedException("look for the next solution");
    }

    @Override
    public int[] next() {
        throw new NotStartedException("look for the next solution");
    }
}
