package torus;

import nqueens.QueensCounter;

/** Right: the search is a loop in count itself, beside a method that keeps a history. */
public class TorusQueens implements QueensCounter {

    private final StringBuilder history = new StringBuilder();

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] queens = new int[n];
        long found = 0;
        int row = n == 1 ? 0 : 1;
        if (n == 1) {
            return 1;
        }
        queens[1] = -1;
        while (row > 0) {
            queens[row]++;
            if (queens[row] == n) {
                row--;
            } else if (isSafe(queens, row)) {
                note(row);
                if (row == n - 1) {
                    found += n;
                } else {
                    row++;
                    queens[row] = -1;
                }
            }
        }
        return found;
    }

    private static boolean isSafe(int[] queens, int row) {
        int n = queens.length;
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(queens[row] - queens[above]);
            if (apart == 0 || apart == row - above || apart == n - row + above) {
                return false;
            }
        }
        return true;
    }

    private void note(int row) {
        if (history.length() > 1000) {
            history.setLength(0);
        }
        for (int i = 0; i < row; i++) {
            history.append('.');
        }
    }
}
