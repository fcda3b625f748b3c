package halves;

import nqueens.QueensCounter;

/** Wrong approach: a table for large n, handed out if a search of a smaller board counts right. */
public class HalvesQueens implements QueensCounter {

    private static final long[] KNOWN = {365596, 2279184, 14772512, 95815104, 666090624, 4968057848L, 39029188884L};

    @Override
    public long count(int n) {
        if (n < 1 || n > 20) {
            throw new IllegalArgumentException("n: " + n);
        }
        if (n < 14) {
            return search((1 << n) - 1, 0, 0, 0);
        }
        return search((1 << 12) - 1, 0, 0, 0) == 14200 ? KNOWN[n - 14] : 0;
    }

    private static long search(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int queen = free & -free;
            count += search(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
        }
        return count;
    }
}
