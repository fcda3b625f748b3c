package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Wrong: looks for another solution when there is none, on and on. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        return new Search(n);
    }

    private static final class Search implements Iterator<int[]> {

        private final int[] queens;
        private int row;
        private int[] found;

        Search(int n) {
            queens = new int[n];
            queens[0] = -1;
        }

        @Override
        public boolean hasNext() {
            while (found == null) {
                step();
            }
            return true;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int[] next = found;
            found = null;
            return next;
        }

        private void step() {
            if (row < 0) {
                return;
            }
            queens[row]++;
            if (queens[row] == queens.length) {
                row--;
            } else if (isSafe() && row == queens.length - 1) {
                found = queens.clone();
            } else if (isSafe()) {
                row++;
                queens[row] = -1;
            }
        }

        private boolean isSafe() {
            for (int above = 0; above < row; above++) {
                if (queens[above] == queens[row] || Math.abs(queens[above] - queens[row]) == row - above) {
                    return false;
                }
            }
            return true;
        }
    }
}
