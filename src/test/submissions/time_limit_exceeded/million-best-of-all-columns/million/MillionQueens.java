package million;

import java.util.Random;

import nqueens.LargeBoard;

/** Min-conflicts as the textbooks have it: a queen that is attacked looks at each column of its row. */
public final class MillionQueens implements LargeBoard {

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n == 2 || n == 3) {
            return new int[0];
        }
        Random random = new Random(seed);
        while (true) {
            int[] queens = new int[n];
            int[] columns = new int[n];
            int[] main = new int[2 * n];
            int[] anti = new int[2 * n];
            for (int row = 0; row < n; row++) {
                queens[row] = best(row, columns, main, anti, random);
                count(queens, row, columns, main, anti, 1);
            }
            int quiet = 0;
            for (int step = 0; step < 200 * n && quiet < n; step++) {
                int row = step % n;
                if (columns[queens[row]] + main[row - queens[row] + n] + anti[row + queens[row]] == 3) {
                    quiet++;
                    continue;
                }
                quiet = 0;
                count(queens, row, columns, main, anti, -1);
                queens[row] = best(row, columns, main, anti, random);
                count(queens, row, columns, main, anti, 1);
            }
            if (quiet == n) {
                return queens;
            }
        }
    }

    private static int best(int row, int[] columns, int[] main, int[] anti, Random random) {
        int n = columns.length;
        int best = -1;
        int least = Integer.MAX_VALUE;
        int ties = 0;
        for (int column = 0; column < n; column++) {
            int conflicts = columns[column] + main[row - column + n] + anti[row + column];
            if (conflicts < least) {
                least = conflicts;
                ties = 0;
            }
            if (conflicts == least) {
                ties++;
                if (random.nextInt(ties) == 0) {
                    best = column;
                }
            }
        }
        return best;
    }

    private static void count(int[] queens, int row, int[] columns, int[] main, int[] anti, int by) {
        columns[queens[row]] += by;
        main[row - queens[row] + columns.length] += by;
        anti[row + queens[row]] += by;
    }
}
