package million;

import java.util.Random;

import nqueens.LargeBoard;

/** Below n = 4 there is said to be nothing, although n = 1 has a solution. */
public final class MillionQueens implements LargeBoard {

    private int[] queens;
    private int[] main;
    private int[] anti;
    private Random random;

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n < 4) {
            return new int[0];
        }
        random = new Random(seed);
        while (!attempt(n)) {
            // once more, with the next random numbers
        }
        return queens;
    }

    private boolean attempt(int n) {
        queens = new int[n];
        main = new int[2 * n];
        anti = new int[2 * n];
        for (int row = 0; row < n; row++) {
            queens[row] = row;
        }
        for (int row = 0; row < n; row++) {
            int draws = 0;
            do {
                swap(row, row + random.nextInt(n - row));
                draws++;
            } while (main[row - queens[row] + n] + anti[row + queens[row]] > 0 && draws < 50);
            count(row, 1);
        }
        for (int row = 0; row < n; row++) {
            int swaps = 0;
            while (isAttacked(row)) {
                if (swaps == 3000) {
                    return false;
                }
                swaps++;
                int other = random.nextInt(n);
                exchange(row, other);
                if (isAttacked(row) || isAttacked(other)) {
                    exchange(row, other);
                }
            }
        }
        return true;
    }

    private boolean isAttacked(int row) {
        return main[row - queens[row] + queens.length] > 1 || anti[row + queens[row]] > 1;
    }

    private void exchange(int row, int other) {
        count(row, -1);
        count(other, -1);
        swap(row, other);
        count(row, 1);
        count(other, 1);
    }

    private void swap(int row, int other) {
        int column = queens[row];
        queens[row] = queens[other];
        queens[other] = column;
    }

    private void count(int row, int by) {
        main[row - queens[row] + queens.length] += by;
        anti[row + queens[row]] += by;
    }
}
