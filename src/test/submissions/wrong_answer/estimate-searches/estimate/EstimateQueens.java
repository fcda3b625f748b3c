package estimate;

import nqueens.EstimatedTree;

/** Counts all positions, exactly. */
public final class EstimateQueens implements EstimatedTree {

    @Override
    public double nodes(int n, int descents, long seed) {
        if (n < 1 || descents < 1) {
            throw new IllegalArgumentException("n = " + n + ", descents = " + descents);
        }
        return count((1 << n) - 1, 0, 0, 0);
    }

    private static long count(int all, int columns, int left, int right) {
        long positions = 1;
        int free = all & ~(columns | left | right);
        while (free != 0) {
            int queen = free & -free;
            free -= queen;
            positions += count(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
        }
        return positions;
    }
}
