package estimate;

import java.util.Random;

import nqueens.EstimatedTree;

/** Draws a column, and goes on from there to the next one that is free: one beside attacked columns is likelier. */
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
        boolean[] columns = new boolean[n];
        boolean[] main = new boolean[2 * n - 1];
        boolean[] anti = new boolean[2 * n - 1];
        double product = 1;
        double sum = 1;
        for (int row = 0; row < n; row++) {
            int free = 0;
            for (int column = 0; column < n; column++) {
                if (!columns[column] && !main[row - column + n - 1] && !anti[row + column]) {
                    free++;
                }
            }
            if (free == 0) {
                return sum;
            }
            product *= free;
            sum += product;
            int column = random.nextInt(n);
            while (columns[column] || main[row - column + n - 1] || anti[row + column]) {
                column = (column + 1) % n;
            }
            columns[column] = true;
            main[row - column + n - 1] = true;
            anti[row + column] = true;
        }
        return sum;
    }
}
