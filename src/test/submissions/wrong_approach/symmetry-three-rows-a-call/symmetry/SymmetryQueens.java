package symmetry;

import nqueens.SymmetricQueens;

/** Wrong approach: searches the whole board, three rows by each call. */
public final class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
        int all = (1 << n) - 1;
        return f(all, 0, 0, 0, n);
    }

    private static long f(int all, int c, int l, int r, int left) {
        if (left == 0) return 1;
        int free = all & ~(c | l | r);
        if (left == 1) return Integer.bitCount(free);
        long s = 0;
        for (; free != 0; free &= free - 1) {
            int b = free & -free;
            int c2 = c | b, l2 = (l | b) << 1, r2 = (r | b) >>> 1;
            if (left == 2) { s += Integer.bitCount(all & ~(c2 | l2 | r2)); continue; }
            for (int next = all & ~(c2 | l2 | r2); next != 0; next &= next - 1) {
                int d = next & -next;
                int c3 = c2 | d, l3 = (l2 | d) << 1, r3 = (r2 | d) >>> 1;
                for (int last = all & ~(c3 | l3 | r3); last != 0; last &= last - 1) {
                    int e = last & -last;
                    s += f(all, c3 | e, (l3 | e) << 1, (r3 | e) >>> 1, left - 3);
                }
            }
        }
        return s;
    }

    @Override
    public long distinct(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1");
        return classes(0, 0, 0, 0, new int[n]);
    }
    private static long classes(int row, int c, int l, int r, int[] q) {
        int n = q.length;
        if (row == n) return smallest(q) ? 1 : 0;
        long number = 0;
        for (int free = ((1 << n) - 1) & ~(c | l | r); free != 0; free &= free - 1) {
            int bit = free & -free;
            q[row] = Integer.numberOfTrailingZeros(bit);
            number += classes(row + 1, c | bit, (l | bit) << 1, (r | bit) >>> 1, q);
        }
        return number;
    }
    private static boolean smallest(int[] p) {
        int n = p.length;
        int[] inverse = new int[n];
        for (int i = 0; i < n; i++) inverse[p[i]] = i;
        for (int k = 1; k < 8; k++) {
            int[] base = (k & 4) == 0 ? p : inverse;
            for (int i = 0; i < n; i++) {
                int image = base[(k & 1) == 0 ? i : n - 1 - i];
                if ((k & 2) != 0) image = n - 1 - image;
                if (image < p[i]) return false;
                if (image > p[i]) break;
            }
        }
        return true;
    }
}
