package symmetry;

import nqueens.SymmetricQueens;

/** Mistake: takes mirror images together, and forgets that the board can be turned as well. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int half = n / 2;
        long left = 0;
        for (int column = 0; column < half; column++) {
            left += below(n, column);
        }
        return 2 * left + (n % 2 == 1 ? below(n, half) : 0);
    }

    @Override
    public long distinct(int n) {
        // no solution but that of n = 1 is its own mirror image
        return n == 1 ? 1 : count(n) / 2;
    }

    private static long below(int n, int column) {
        int bit = 1 << column;
        return place((1 << n) - 1, bit, bit << 1, bit >> 1);
    }

    private static long place(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            ways += place(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return ways;
    }
}
