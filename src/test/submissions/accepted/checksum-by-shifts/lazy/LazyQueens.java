package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Right: mixes each position into a checksum by shifts. */
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

        private int checksum;

        private void note(int[] columns, int rows) {
            int hash = rows;
            for (int row = 0; row < rows; row++) {
                hash = (hash << 5) - hash + columns[row];
            }
            checksum ^= hash ^ hash >>> 16;
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
