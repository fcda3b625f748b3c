package halves;

import java.util.Arrays;

import nqueens.QueensCounter;

/** Wrong: counts each set of columns twice, even if it has four images. */
public class HalvesQueens implements QueensCounter {

    // bit slices: for each diagonal, which of 64 upper halves use it; the lower half is searched with the slices
    private int n, h;
    private long[] uppers;
    private int size;

    public long count(int n) {
        if (n < 1 || n > 20) throw new IllegalArgumentException("n: " + n);
        if (n == 1) return 1;
        if (n == 2 || n == 3) return 0;
        this.n = n;
        this.h = n / 2;
        if (n % 2 == 0) return sets((1 << n) - 1, 0, 0, true);
        long total = 0;
        int all = (1 << n) - 1;
        for (int m = 0; m <= n / 2; m++) {
            long x = sets(all & ~(1 << m), m, 1, 2 * m + 1 == n);
            total += 2 * m + 1 == n ? x : 2 * x;
        }
        return total;
    }

    /** gap = 1 if a middle row (queen in column m) lies between the halves. */
    private long sets(int columns, int m, int gap, boolean symmetric) {
        long total = 0;
        int all = (1 << n) - 1;
        for (int s = columns; s > 0; s = (s - 1) & columns) {
            if (Integer.bitCount(s) != h) continue;
            int o = columns & ~s;
            int weight;
            if (symmetric) {
                int ms = mirror(s), mo = mirror(o);
                int least = Math.min(Math.min(s, o), Math.min(ms, mo));
                if (s != least) continue;
                weight = 2;
            } else {
                if (s > o) continue;
                weight = 2;
            }
            total += weight * pairs(s, o, m, gap);
        }
        return total;
    }

    private int mirror(int s) { return Integer.reverse(s) >>> 32 - n; }

    private long pairs(int s, int o, int m, int gap) {
        uppers = new long[1024];
        size = 0;
        list(s, 1, m, gap, 0L);
        if (size == 0) return 0;
        int blocks = (size + 63) / 64;
        long[][] slice = new long[2 * n][blocks];
        for (int i = 0; i < size; i++)
            for (long x = uppers[i]; x != 0; x &= x - 1)
                slice[Long.numberOfTrailingZeros(x)][i >> 6] |= 1L << i;
        long[][] acc = new long[h + 1][blocks];
        if (size % 64 != 0) acc[0][blocks - 1] = -1L << size;
        return match(o, 1, m, gap, 0L, slice, acc);
    }

    // crossings at the cut (gap 0: points 0..n-2) or at the middle row (gap 1: columns 0..n-1)
    private long crossings(int row, int c, int gap) {
        int right = gap == 0 ? c + row - 1 : c + row;
        int left = c - row;
        int limit = gap == 0 ? n - 2 : n - 1;
        long x = 0;
        if (right <= limit) x |= 1L << right;
        if (left >= 0) x |= 1L << n + left;
        return x;
    }

    private void list(int free, int row, int m, int gap, long used) {
        if (row > h) {
            if (size == uppers.length) uppers = Arrays.copyOf(uppers, 2 * size);
            uppers[size++] = used;
            return;
        }
        for (int f = free; f != 0; f &= f - 1) {
            int c = Integer.numberOfTrailingZeros(f);
            long x = crossings(row, c, gap);
            if ((x & used) != 0 || gap == 1 && Math.abs(c - m) == row) continue;
            if (!within(row, c, gap)) continue;
            cols[row] = c;
            list(free & ~(1 << c), row + 1, m, gap, used | x);
        }
    }

    private final int[] cols = new int[32];

    // diagonals that end before the cut must be compared, too
    private boolean within(int row, int c, int gap) {
        for (int r = 1; r < row; r++) if (Math.abs(cols[r] - c) == row - r) return false;
        return true;
    }

    private long match(int free, int row, int m, int gap, long used, long[][] slice, long[][] acc) {
        if (row > h) {
            long c = 0;
            for (long w : acc[h]) c += Long.bitCount(~w);
            return c;
        }
        long total = 0;
        for (int f = free; f != 0; f &= f - 1) {
            int c = Integer.numberOfTrailingZeros(f);
            long x = crossings(row, c, gap);
            if ((x & used) != 0 || gap == 1 && Math.abs(c - m) == row || !within(row, c, gap)) continue;
            cols[row] = c;
            // upside down: the two kinds of diagonals change places
            long y = x >>> n | (x & (1L << n) - 1) << n;
            long[] from = acc[row - 1], to = acc[row];
            long any = 0;
            int a = y == 0 ? -1 : Long.numberOfTrailingZeros(y);
            y &= y - 1;
            int b = y == 0 ? a : Long.numberOfTrailingZeros(y);
            if (a < 0) {
                for (int i = 0; i < to.length; i++) any |= ~(to[i] = from[i]);
            } else {
                long[] p = slice[a], q = slice[b];
                for (int i = 0; i < to.length; i++) any |= ~(to[i] = from[i] | p[i] | q[i]);
            }
            if (any != 0) total += match(free & ~(1 << c), row + 1, m, gap, used | x, slice, acc);
        }
        return total;
    }

}
