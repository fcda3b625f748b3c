package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Style: counts whole classes of eight, four or two, by what of the edges is free (as Takeda does). */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
                if (n < 4) return n == 1 ? 1 : 0;
        e = n - 1; top = 1 << e; mask = (1 << n) - 1; c8 = c4 = c2 = 0; b = new int[n]; size = n;
        b[0] = 1;
        for (bound1 = 2; bound1 < e; bound1++) {
            int bit = 1 << bound1; b[1] = bit;
            corner(2, (2 | bit) << 1, 1 | bit, bit >> 1);
        }
        side = last = top | 1; end = top >> 1;
        for (bound1 = 1, bound2 = n - 2; bound1 < bound2; bound1++, bound2--) {
            int bit = 1 << bound1; b[0] = bit;
            middle(1, bit << 1, bit, bit >> 1);
            last |= last >> 1 | last << 1; end >>= 1;
        }
        return c8 * 8 + c4 * 4 + c2 * 2;
    }

    private int e, top, mask, side, last, end, bound1, bound2, size;
    private long c8, c4, c2;
    private int[] b;

    private void corner(int y, int l, int d, int r) {
        int map = mask & ~(l | d | r);
        if (y == e) { if (map != 0) { b[y] = map; c8++; } return; }
        if (y < bound1) { map |= 2; map ^= 2; }
        while (map != 0) {
            int bit = -map & map; b[y] = bit; map ^= bit;
            corner(y + 1, (l | bit) << 1, d | bit, (r | bit) >> 1);
        }
    }

    private void middle(int y, int l, int d, int r) {
        int map = mask & ~(l | d | r);
        if (y == e) { if (map != 0 && (map & last) == 0) { b[y] = map; check(); } return; }
        if (y < bound1) { map |= side; map ^= side; }
        else if (y == bound2) { if ((d & side) == 0) return; if ((d & side) != side) map &= side; }
        while (map != 0) {
            int bit = -map & map; b[y] = bit; map ^= bit;
            middle(y + 1, (l | bit) << 1, d | bit, (r | bit) >> 1);
        }
    }

    private void check() {
        int own, you, bit, ptn;
        if (b[bound2] == 1) {
            for (ptn = 2, own = 1; own <= e; own++, ptn <<= 1) {
                bit = 1;
                for (you = e; b[you] != ptn && b[own] >= bit; you--) bit <<= 1;
                if (b[own] > bit) return;
                if (b[own] < bit) break;
            }
            if (own > e) { c2++; return; }
        }
        if (b[e] == end) {
            for (you = e - 1, own = 1; own <= e; own++, you--) {
                bit = 1;
                for (ptn = top; ptn != b[you] && b[own] >= bit; ptn >>= 1) bit <<= 1;
                if (b[own] > bit) return;
                if (b[own] < bit) break;
            }
            if (own > e) { c4++; return; }
        }
        if (b[bound1] == top) {
            for (ptn = top >> 1, own = 1; own <= e; own++, ptn >>= 1) {
                bit = 1;
                for (you = 0; b[you] != ptn && b[own] >= bit; you++) bit <<= 1;
                if (b[own] > bit) return;
                if (b[own] < bit) break;
            }
        }
        c8++;
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
