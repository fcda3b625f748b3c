package estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import nqueens.EstimatedTree;

/** Gives the product of all rows, which is the estimate of the last row alone. */
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
        for (int row = 0; row < n; row++) {
            List<Integer> free = free(queens, row);
            if (free.isEmpty()) {
                break;
            }
            product *= free.size();
            queens[row] = free.get(random.nextInt(free.size()));
        }
        return product;
    }

    private static List<Integer> free(int[] queens, int row) {
        List<Integer> free = new ArrayList<>();
        for (int column = 0; column < queens.length; column++) {
            boolean safe = true;
            for (int above = 0; above < row; above++) {
                if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                    safe = false;
                }
            }
            if (safe) {
                free.add(column);
            }
        }
        return free;
    }
}
