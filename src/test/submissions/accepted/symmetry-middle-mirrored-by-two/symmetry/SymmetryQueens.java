package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Style: flags, in two methods that call each other; below a queen in the middle only half of the next row is tried. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
                if (n == 1) return 1;
        return 2 * half(0, n, new boolean[n], new boolean[2 * n], new boolean[2 * n], false);
    }

    private long half(int row, int n, boolean[] c, boolean[] d, boolean[] a, boolean isMiddle) {
        if (row == n) return 1;
        long ways = 0;
        int end = row == 0 ? (n + 1) / 2 : row == 1 && isMiddle ? n / 2 : n;
        for (int column = 0; column < end; column++) {
            if (c[column] || d[row - column + n] || a[row + column]) continue;
            ways += with(row, column, n, c, d, a, row == 0 ? n % 2 == 1 && column == n / 2 : isMiddle);
        }
        return ways;
    }

    private long with(int row, int column, int n, boolean[] c, boolean[] d, boolean[] a, boolean isMiddle) {
        c[column] = d[row - column + n] = a[row + column] = true;
        long ways = half(row + 1, n, c, d, a, isMiddle);
        c[column] = d[row - column + n] = a[row + column] = false;
        return ways;
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
