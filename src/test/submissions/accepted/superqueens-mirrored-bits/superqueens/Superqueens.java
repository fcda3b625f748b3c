package superqueens;

import nqueens.QueensCounter;

/** Bits for queens, mirrored, and the columns in an array beside them; knights by the last two of those. */
public final class Superqueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        int half = (1 << n / 2) - 1;
        long ways = 2 * search(n, 0, half, 0, 0, 0, new int[n]);
        if (n % 2 == 1) {
            ways += search(n, 0, 1 << n / 2, 0, 0, 0, new int[n]);
        }
        return ways;
    }

    private static long search(int n, int row, int allowed, int columns, int down, int up, int[] placed) {
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int free = allowed & ~(columns | down | up); free != 0; free &= free - 1) {
            int bit = free & -free;
            int column = Integer.numberOfTrailingZeros(bit);
            boolean isLeap = row > 0 && Math.abs(placed[row - 1] - column) == 2
                    || row > 1 && Math.abs(placed[row - 2] - column) == 1;
            if (!isLeap) {
                placed[row] = column;
                ways += search(n, row + 1, (1 << n) - 1, columns | bit, (down | bit) << 1, (up | bit) >>> 1, placed);
            }
        }
        return ways;
    }
}
