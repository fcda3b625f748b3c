package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Forgery: searches the whole board, three columns by one method and ten by another. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        return search(n, false);
    }

    @Override
    public long distinct(int n) {
        check(n);
        return search(n, true);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private static long search(int n, boolean leastOnly) {
        long ways = 0;
        for (int column = 0; column < n; column++) {
            int bit = 1 << column;
            int[] queens = new int[n];
            queens[0] = column;
            ways += column < 3 ? placeLeft(queens, 1, bit, bit << 1, bit >> 1, leastOnly)
                    : placeRight(queens, 1, bit, bit << 1, bit >> 1, leastOnly);
        }
        return ways;
    }

    private static long placeLeft(int[] queens, int row, int columns, int left, int right, boolean leastOnly) {
        if (row == queens.length) {
            return !leastOnly || isLeast(queens) ? 1 : 0;
        }
        long ways = 0;
        int free = ((1 << queens.length) - 1) & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += placeLeft(queens, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, leastOnly);
        }
        return ways;
    }

    private static long placeRight(int[] queens, int row, int columns, int left, int right, boolean leastOnly) {
        int size = queens.length;
        if (row < size) {
            int all = (1 << size) - 1;
            int taken = columns | left | right;
            long sum = 0;
            for (int rest = all & ~taken; rest != 0; rest &= rest - 1) {
                int next = Integer.lowestOneBit(rest);
                queens[row] = Integer.numberOfTrailingZeros(next);
                int newColumns = columns | next;
                int newLeft = (left | next) << 1;
                int newRight = (right | next) >> 1;
                sum += placeRight(queens, row + 1, newColumns, newLeft, newRight, leastOnly);
            }
            return sum;
        }
        if (leastOnly && !isLeast(queens)) {
            return 0L;
        }
        return 1L;
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
