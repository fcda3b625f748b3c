package estimate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

import nqueens.EstimatedTree;

/** Products as sums of logarithms, and columns in a shuffled order, of which the first free one is taken. */
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
        List<Integer> order = new ArrayList<>();
        for (int column = 0; column < n; column++) {
            order.add(column);
        }
        Set<Integer> columns = new HashSet<>();
        Set<Integer> sums = new HashSet<>();
        Set<Integer> differences = new HashSet<>();
        double logarithm = 0;
        double sum = 1;
        for (int row = 0; row < n; row++) {
            Collections.shuffle(order, random);
            int count = 0;
            int queen = -1;
            for (int column : order) {
                if (!columns.contains(column) && !sums.contains(row + column) && !differences.contains(row - column)) {
                    queen = count == 0 ? column : queen;
                    count++;
                }
            }
            if (count == 0) {
                return sum;
            }
            logarithm += Math.log(count);
            sum += Math.exp(logarithm);
            columns.add(queen);
            sums.add(row + queen);
            differences.add(row - queen);
        }
        return sum;
    }
}
