package estimate;

import nqueens.EstimatedTree;

/** A linear congruential generator of its own, of which the upper bits are used. */
public final class EstimateQueens implements EstimatedTree {

    private static final long FACTOR = 6364136223846793005L;
    private static final long SUMMAND = 1442695040888963407L;

    @Override
    public double nodes(int n, int descents, long seed) {
        if (n < 1 || descents < 1) {
            throw new IllegalArgumentException("n = " + n + ", descents = " + descents);
        }
        long state = seed;
        double total = 0;
        for (int i = 0; i < descents; i++) {
            boolean[] columns = new boolean[n];
            boolean[] up = new boolean[2 * n];
            boolean[] down = new boolean[2 * n];
            double here = 1;
            total++;
            for (int row = 0; row < n; row++) {
                int chosen = -1;
                int free = 0;
                for (int column = 0; column < n; column++) {
                    if (columns[column] || up[row + column] || down[row - column + n]) {
                        continue;
                    }
                    free++;
                    state = state * FACTOR + SUMMAND;
                    // the newest of so many free squares is kept with a chance of 1 in so many
                    if ((state >>> 33) % free == 0) {
                        chosen = column;
                    }
                }
                if (chosen < 0) {
                    break;
                }
                here *= free;
                total += here;
                columns[chosen] = true;
                up[row + chosen] = true;
                down[row - chosen + n] = true;
            }
        }
        return total / descents;
    }
}
