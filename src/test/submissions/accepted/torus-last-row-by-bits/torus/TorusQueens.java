package torus;

import nqueens.QueensCounter;

/** Right: counts the free squares of the last row at once, and logs nothing. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return rest(n, n, (1 << n) - 1, 0, 0, 0);
    }

    private static long rest(int n, int rows, int all, int columns, int left, int right) {
        int free = all & ~(columns | left | right);
        if (rows == 1) {
            return Integer.bitCount(free);
        }
        long found = 0;
        for (; free != 0; free &= free - 1) {
            int bit = free & -free;
            int leftNext = (left | bit) << 1;
            int rightNext = left == 0 && right == 0 ? bit : right | bit;
            found += rest(n, rows - 1, all, columns | bit, leftNext & all | leftNext >> n,
                    rightNext >> 1 | (rightNext & 1) << n - 1);
        }
        return found;
    }
}
