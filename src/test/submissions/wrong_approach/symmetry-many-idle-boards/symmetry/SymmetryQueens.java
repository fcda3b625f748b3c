package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Forgery: searches the whole board, and seven smaller ones for nothing. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        long asked = place(new int[n], 0, 0, 0, 0, false);
        for (int small = 5; small < 12 && small < n; small++) {
            asked += place(new int[small], 0, 0, 0, 0, false) > 0 ? 0 : 1;
        }
        return asked;
    }

    @Override
    public long distinct(int n) {
        check(n);
        return place(new int[n], 0, 0, 0, 0, true);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private static long place(int[] queens, int row, int columns, int left, int right, boolean leastOnly) {
        if (row == queens.length) {
            return !leastOnly || isLeast(queens) ? 1 : 0;
        }
        long ways = 0;
        int free = ((1 << queens.length) - 1) & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(queens, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, leastOnly);
        }
        return ways;
    }

    private static boolean isLeast(int[] queens) {
        int n = queens.length;
        int[] image = queens;
        for (int i = 0; i < 4; i++) {
            int[] turned = new int[n];
            int[] mirrored = new int[n];
            for (int row = 0; row < n; row++) {
                turned[image[row]] = n - 1 - row;
            }
            for (int row = 0; row < n; row++) {
                mirrored[row] = n - 1 - turned[row];
            }
            if (Arrays.compare(turned, queens) < 0 || Arrays.compare(mirrored, queens) < 0) {
                return false;
            }
            image = turned;
        }
        return true;
    }
}
