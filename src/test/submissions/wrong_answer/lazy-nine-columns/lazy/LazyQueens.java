package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;
import nqueens.LazySolutions;

/** One mistake: tries nine columns at most. */
public final class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1");
        }
        return new Search(n);
    }

    private static final class Search implements Iterator<int[]> {
        private final int n;
        private final int[] columns;
        private int row;

        Search(int n) {
            this.n = n;
            columns = new int[n];
            java.util.Arrays.fill(columns, -1);
        }

        private void search() {
            while (row >= 0 && row < n) {
                columns[row]++;
                while (columns[row] < Math.min(n, 9) && !isSafe()) {
                    columns[row]++;
                }
                if (columns[row] < Math.min(n, 9)) {
                    row++;
                    if (row < n) {
                        columns[row] = -1;
                    }
                } else {
                    row--;
                }
            }
        }

        private boolean isSafe() {
            for (int above = 0; above < row; above++) {
                if (columns[above] == columns[row] || Math.abs(columns[above] - columns[row]) == row - above) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean hasNext() {
            search();
            return row == n;
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            row--;
            return columns.clone();
        }
    }
}
