package estimate;

import java.util.Random;

import nqueens.EstimatedTree;

/** Draws among all columns, and ends where the drawn one is attacked. */
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
        int[] queens = new int[n];
        double product = 1;
        double sum = 1;
        for (int row = 0; row < n; row++) {
            int column = random.nextInt(n);
            for (int above = 0; above < row; above++) {
                if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                    return sum;
                }
            }
            queens[row] = column;
            product *= n;
            sum += product;
        }
        return sum;
    }
}
