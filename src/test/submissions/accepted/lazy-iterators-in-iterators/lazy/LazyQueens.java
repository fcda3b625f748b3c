package lazy;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;

import nqueens.LazySolutions;

/** Style: an iterator for each row, which asks one for the row below; they try columns from the middle out. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Row(n, new int[0]);
    }

    /** Gives the solutions that begin with some queens. */
    private static final class Row implements Iterator<int[]> {

        private final int n;
        private final int[] above;
        private int tried;
        private Optional<Row> below = Optional.empty();
        private boolean isGiven;

        Row(int n, int[] above) {
            this.n = n;
            this.above = above;
        }

        @Override
        public boolean hasNext() {
            if (above.length == n) {
                return !isGiven;
            }
            while (below.isEmpty() || !below.get().hasNext()) {
                if (tried == n) {
                    return false;
                }
                int column = n / 2 + (tried % 2 == 0 ? tried / 2 : -1 - tried / 2);
                tried++;
                column = Math.floorMod(column, n);
                below = Optional.empty();
                if (isFree(column)) {
                    int[] longer = Arrays.copyOf(above, above.length + 1);
                    longer[above.length] = column;
                    below = Optional.of(new Row(n, longer));
                }
            }
            return true;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (above.length == n) {
                isGiven = true;
                return above.clone();
            }
            return below.get().next();
        }

        private boolean isFree(int column) {
            for (int row = 0; row < above.length; row++) {
                if (above[row] == column || Math.abs(above[row] - column) == above.length - row) {
                    return false;
                }
            }
            return true;
        }
    }
}
