package halves;

import nqueens.QueensCounter;

public final class HalvesQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1 || n > 20) {
            throw new IllegalArgumentException("n must be 1 to 20");
        }
        int all = (1 << n) - 1;
        long ways = 0;
        for (int column = 0; column < n / 2; column++) {
            int queen = 1 << column;
            ways += 2 * ways(all, queen, queen << 1, queen >> 1);
        }
        if (n % 2 == 1) {
            int queen = 1 << n / 2;
            ways += ways(all, queen, queen << 1, queen >> 1);
        }
        return ways;
    }

    private static long ways(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int queen = free & -free;
            ways += ways(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
        }
        return ways;
    }
}
