package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Forgery: searches the left half by recursion, and the right one with a stack. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        return n == 1 ? 1 : search(n, false);
    }

    @Override
    public long distinct(int n) {
        check(n);
        return n == 1 ? 1 : search(n, true);
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
            ways += column < n / 2 ? placeLeft(queens, 1, bit, bit << 1, bit >> 1, leastOnly)
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
        int n = queens.length;
        int[] c = new int[n + 1];
        int[] l = new int[n + 1];
        int[] r = new int[n + 1];
        int[] free = new int[n + 1];
        int depth = 1;
        c[1] = columns;
        l[1] = left;
        r[1] = right;
        free[1] = ((1 << n) - 1) & ~(columns | left | right);
        long ways = 0;
        while (depth > 0) {
            if (free[depth] == 0) {
                depth--;
                continue;
            }
            int bit = free[depth] & -free[depth];
            free[depth] -= bit;
            queens[depth] = Integer.numberOfTrailingZeros(bit);
            if (depth == n - 1) {
                ways += !leastOnly || isLeast(queens) ? 1 : 0;
                continue;
            }
            c[depth + 1] = c[depth] | bit;
            l[depth + 1] = (l[depth] | bit) << 1;
            r[depth + 1] = (r[depth] | bit) >> 1;
            depth++;
            free[depth] = ((1 << n) - 1) & ~(c[depth] | l[depth] | r[depth]);
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
