package estimate;

import java.util.Random;

import nqueens.EstimatedTree;

/** Draws columns until one is free, and doesn't notice that none is. */
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
            int free = 0;
            for (int column = 0; column < n; column++) {
                if (isFree(queens, row, column)) {
                    free++;
                }
            }
            product *= free;
            sum += product;
            int column = random.nextInt(n);
            while (!isFree(queens, row, column)) {
                column = random.nextInt(n);
            }
            queens[row] = column;
        }
        return sum;
    }

    private static boolean isFree(int[] queens, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }
}
