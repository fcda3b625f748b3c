package estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import nqueens.EstimatedTree;

/** All by streams: the free columns, the descents, and their average. */
public final class EstimateQueens implements EstimatedTree {

    @Override
    public double nodes(int n, int descents, long seed) {
        if (n <= 0) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        if (descents <= 0) {
            throw new IllegalArgumentException("descents must be positive: " + descents);
        }
        Random random = new Random(seed);
        return IntStream.range(0, descents).mapToDouble(i -> descent(n, random)).average().getAsDouble();
    }

    private double descent(int n, Random random) {
        List<Integer> queens = new ArrayList<>();
        double weight = 1;
        double total = 1;
        while (queens.size() < n) {
            int[] free = IntStream.range(0, n).filter(column -> isSafe(queens, column)).toArray();
            weight *= free.length;
            total += weight;
            if (free.length == 0) {
                break;
            }
            queens.add(free[random.nextInt(free.length)]);
        }
        return total;
    }

    private static boolean isSafe(List<Integer> queens, int column) {
        int row = queens.size();
        return IntStream.range(0, row).noneMatch(above -> queens.get(above) == column
                || Math.abs(queens.get(above) - column) == row - above);
    }
}
