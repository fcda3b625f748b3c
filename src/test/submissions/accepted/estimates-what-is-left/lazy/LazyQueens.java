package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Right: counts at each position which squares of the next row are free, for a figure that nobody sees. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        check(n);
        return new Search(n);
    }

    private static final class Search implements Iterator<int[]> {

        private final int[] columns;
        private int row;
        private boolean isFound;

        Search(int n) {
            columns = new int[n];
            columns[0] = -1;
        }

        @Override
        public boolean hasNext() {
            while (!isFound && row >= 0) {
                goOn();
            }
            return isFound;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            isFound = false;
            return columns.clone();
        }

        private void goOn() {
            columns[row]++;
            while (columns[row] < columns.length && isAttacked()) {
                columns[row]++;
            }
            if (columns[row] == columns.length) {
                row--;
                return;
            }
            note(columns, row + 1);
            if (row == columns.length - 1) {
                isFound = true;
            } else {
                row++;
                columns[row] = -1;
            }
        }

        private boolean isAttacked() {
            for (int above = 0; above < row; above++) {
                int across = Math.abs(columns[above] - columns[row]);
                if (across == 0 || across == row - above) {
                    return true;
                }
            }
            return false;
        }

        private int choices;

        private void note(int[] columns, int rows) {
            int free = 0;
            for (int column = 0; column < columns.length && rows < columns.length; column++) {
                boolean attacked = false;
                for (int row = 0; row < rows; row++) {
                    attacked |= columns[row] == column || Math.abs(columns[row] - column) == rows - row;
                }
                if (!attacked) {
                    free++;
                }
            }
            choices += free;
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
