package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Right: writes each position as a number in text, and compares it with the last one. */
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

        private String last = "";
        private int same;

        private void note(int[] columns, int rows) {
            String text = rows + ":";
            for (int i = 0; i < rows; i++) {
                text += columns[i] + ",";
            }
            if (text.equals(last)) {
                same++;
            }
            last = text;
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
