package torus;

import nqueens.QueensCounter;

/** Bit sets that rotate within n bits; no search where 2 or 3 divides n; the first queen in column 0 alone. */
public final class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n % 2 == 0 || n % 3 == 0) {
            return 0;
        }
        int all = (1 << n) - 1;
        return n * place(n, all, 1, up(1, n, all), down(1, n));
    }

    private static long place(int n, int all, int columns, int main, int anti) {
        if (columns == all) {
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | main | anti); free != 0; free &= free - 1) {
            int bit = free & -free;
            ways += place(n, all, columns | bit, up(main | bit, n, all), down(anti | bit, n));
        }
        return ways;
    }

    private static int up(int set, int n, int all) {
        return (set << 1 | set >>> n - 1) & all;
    }

    private static int down(int set, int n) {
        return set >>> 1 | (set & 1) << n - 1;
    }
}
