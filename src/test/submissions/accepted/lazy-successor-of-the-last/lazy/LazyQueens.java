package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import nqueens.LazySolutions;

/** Only the last solution is kept: the next one is found by going on behind it, marks made anew each time. */
public final class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        return new Iterator<int[]>() {
            Optional<int[]> upcoming = after(null, n);

            @Override
            public boolean hasNext() {
                return upcoming.isPresent();
            }

            @Override
            public int[] next() {
                int[] result = upcoming.orElseThrow(NoSuchElementException::new);
                upcoming = after(result.clone(), n);
                return result;
            }
        };
    }

    static Optional<int[]> after(int[] previous, int n) {
        boolean[] col = new boolean[n], up = new boolean[2 * n], down = new boolean[2 * n];
        int[] q = previous == null ? new int[n] : previous;
        int row = 0;
        int column = 0;
        if (previous != null) {
            for (int r = 0; r < n - 1; r++) mark(col, up, down, r, q[r], true);
            row = n - 1;
            column = q[row] + 1;
        }
        while (row >= 0) {
            while (column < n && (col[column] || up[row + column] || down[row - column + n])) column++;
            if (column == n) {
                row--;
                if (row >= 0) {
                    mark(col, up, down, row, q[row], false);
                    column = q[row] + 1;
                }
            } else if (row == n - 1) {
                q[row] = column;
                return Optional.of(q);
            } else {
                mark(col, up, down, row, column, true);
                q[row++] = column;
                column = 0;
            }
        }
        return Optional.empty();
    }

    private static void mark(boolean[] col, boolean[] up, boolean[] down, int r, int c, boolean value) {
        col[c] = up[r + c] = down[r - c + col.length] = value;
    }
}
