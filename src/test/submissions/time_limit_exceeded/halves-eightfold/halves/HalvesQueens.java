package halves;

import nqueens.QueensCounter;

public final class HalvesQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1 || n > 20) {
            throw new IllegalArgumentException("n must be 1 to 20");
        }
        if (n < 4) {
            return n == 1 ? 1 : 0;
        }
        long twelfths = 0;
        for (int column = 0; column < (n + 1) / 2; column++) {
            long ways = new Search(n, column).ways();
            twelfths += 2 * column + 1 == n ? ways : 2 * ways;
        }
        return twelfths / 12;
    }

    /**
     * Finds the boards whose first queen is as near to a corner as any at the four edges. Of the four turns of a board
     * as many are found as edges have their queen as near: each counts so much less.
     */
    private static final class Search {
        private final int n;
        private final int all;
        private final int near;
        private final int outermost;
        private final int first;

        Search(int n, int column) {
            this.n = n;
            all = (1 << n) - 1;
            near = column;
            first = 1 << column;
            int edge = (1 << column) - 1;
            outermost = edge | edge << n - column;
        }

        long ways() {
            return fill(1, first, first << 1, first >> 1, 1 + (near == 0 ? 1 : 0));
        }

        private long fill(int row, int columns, int left, int right, int edges) {
            int free = all & ~(columns | left | right);
            int apart = Math.min(row, n - 1 - row);
            if (apart < near) {
                free &= ~(1 | 1 << n - 1);
            }
            if (row == n - 1) {
                free &= ~outermost;
                if (free == 0) {
                    return 0;
                }
                int sides = (free & (1 | 1 << n - 1)) != 0 && near == 0 ? 1 : 0;
                int last = Integer.numberOfTrailingZeros(free);
                return 12 / (edges + sides + (Math.min(last, n - 1 - last) == near ? 1 : 0)) * 4;
            }
            long ways = 0;
            while (free != 0) {
                int queen = free & -free;
                free -= queen;
                int more = apart == near && (queen & (1 | 1 << n - 1)) != 0 ? 1 : 0;
                ways += fill(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1, edges + more);
            }
            return ways;
        }
    }
}
