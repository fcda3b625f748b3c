package estimate;

import java.util.Random;

import nqueens.EstimatedTree;

/** The estimate of a position is 1, and as many times that of the next one as there are free squares. */
public final class EstimateQueens implements EstimatedTree {

    @Override
    public double nodes(int n, int descents, long seed) {
        if (n < 1 || descents < 1) {
            throw new IllegalArgumentException("n = " + n + ", descents = " + descents);
        }
        Random random = new Random(seed);
        double sum = 0;
        for (int i = 0; i < descents; i++) {
            sum += below(new int[n], 0, random);
        }
        return sum / descents;
    }

    /** The estimated number of positions from this one down. */
    private double below(int[] columns, int row, Random random) {
        if (row == columns.length) {
            return 1;
        }
        int free = 0;
        int[] squares = new int[columns.length];
        for (int column = 0; column < columns.length; column++) {
            if (isFree(columns, row, column)) {
                squares[free++] = column;
            }
        }
        if (free == 0) {
            return 1;
        }
        columns[row] = squares[random.nextInt(free)];
        return 1 + free * below(columns, row + 1, random);
    }

    private boolean isFree(int[] columns, int row, int column) {
        for (int i = 0; i < row; i++) {
            if (columns[i] == column || columns[i] - i == column - row || columns[i] + i == column + row) {
                return false;
            }
        }
        return true;
    }
}
