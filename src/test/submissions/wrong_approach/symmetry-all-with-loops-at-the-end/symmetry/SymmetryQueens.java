package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Mistake: searches the whole board to count all solutions, and places the last three queens by loops. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        return n < 4 ? place(new int[n], 0, 0, 0, 0, false) : rest(n, n, 0, 0, 0);
    }

    @Override
    public long distinct(int n) {
        check(n);
        return place(new int[n], 0, 0, 0, 0, true);
    }

    private static long rest(int n, int left, int columns, int a, int b) {
        int all = (1 << n) - 1;
        long ways = 0;
        for (int free = all & ~(columns | a | b); free != 0; free &= free - 1) {
            int bit = free & -free;
            int c = columns | bit;
            int d = (a | bit) << 1;
            int e = (b | bit) >> 1;
            if (left > 3) {
                ways += rest(n, left - 1, c, d, e);
                continue;
            }
            for (int next = all & ~(c | d | e); next != 0; next &= next - 1) {
                int second = next & -next;
                ways += Integer.bitCount(all & ~(c | second | (d | second) << 1 | (e | second) >> 1));
            }
        }
        return ways;
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
