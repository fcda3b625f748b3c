package torus;

import nqueens.QueensCounter;

/** Mistake: the number in the field is never set to 0 again. */
public class TorusQueens implements QueensCounter {

    private static long found;

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        place(n, 0, new boolean[n], new boolean[n], new boolean[n]);
        return found;
    }

    private void place(int n, int row, boolean[] columns, boolean[] main, boolean[] anti) {
        if (row == n) {
            found++;
            return;
        }
        for (int column = 0; column < n; column++) {
            int down = Math.floorMod(row - column, n);
            int up = Math.floorMod(row + column, n);
            if (columns[column] || main[down] || anti[up]) {
                continue;
            }
            columns[column] = main[down] = anti[up] = true;
            place(n, row + 1, columns, main, anti);
            columns[column] = main[down] = anti[up] = false;
        }
    }
}
