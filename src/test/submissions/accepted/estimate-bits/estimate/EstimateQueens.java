package estimate;

import java.util.Random;

import nqueens.EstimatedTree;

/** Free squares as bits: their number is a bitCount, and the lowest ones are taken away until the drawn one is next. */
public final class EstimateQueens implements EstimatedTree {

    @Override
    public double nodes(int n, int descents, long seed) {
        if (n < 1 || descents < 1) {
            throw new IllegalArgumentException("n = " + n + ", descents = " + descents);
        }
        Random random = new Random(seed);
        double sum = 0;
        for (int i = 0; i < descents; i++) {
            sum += descent(n, random);
        }
        return sum / descents;
    }

    private static double descent(int n, Random random) {
        long all = (1L << n) - 1;
        long columns = 0;
        long left = 0;
        long right = 0;
        double product = 1;
        double sum = 1;
        long free = all;
        while (free != 0) {
            int number = Long.bitCount(free);
            product *= number;
            sum += product;
            for (int skip = random.nextInt(number); skip > 0; skip--) {
                free &= free - 1;
            }
            long queen = free & -free;
            columns |= queen;
            left = (left | queen) << 1;
            right = (right | queen) >>> 1;
            free = all & ~(columns | left | right);
        }
        return sum;
    }
}
