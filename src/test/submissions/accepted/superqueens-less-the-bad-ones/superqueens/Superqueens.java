package superqueens;

import nqueens.QueensCounter;

/** Counts all solutions of queens, and takes off those in which two pieces are a knight's move apart. */
public class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        all = 0;
        bad = 0;
        place(n, 0, 0, 0, 0, new int[n]);
        return all - bad;
    }

    private long all;
    private long bad;

    private void place(int n, int row, int columns, int left, int right, int[] placed) {
        if (row == n) {
            all++;
            for (int i = 1; i < n; i++) {
                if (Math.abs(placed[i] - placed[i - 1]) == 2 || i > 1 && Math.abs(placed[i] - placed[i - 2]) == 1) {
                    bad++;
                    return;
                }
            }
            return;
        }
        for (int free = ~(columns | left | right) & ((1 << n) - 1); free != 0; free &= free - 1) {
            int bit = free & -free;
            placed[row] = Integer.numberOfTrailingZeros(bit);
            place(n, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, placed);
        }
    }
}
