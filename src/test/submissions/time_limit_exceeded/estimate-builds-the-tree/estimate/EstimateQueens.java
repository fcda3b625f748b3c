package estimate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import nqueens.EstimatedTree;

/** Builds the whole tree, and then goes down in it at random. */
public final class EstimateQueens implements EstimatedTree {

    @Override
    public double nodes(int n, int descents, long seed) {
        if (n < 1 || descents < 1) {
            throw new IllegalArgumentException("n = " + n + ", descents = " + descents);
        }
        Position root = new Position(new int[0], n);
        Random random = new Random(seed);
        double sum = 0;
        for (int i = 0; i < descents; i++) {
            sum += descent(root, random);
        }
        return sum / descents;
    }

    private static double descent(Position root, Random random) {
        double product = 1;
        double sum = 1;
        Position position = root;
        while (!position.below.isEmpty()) {
            product *= position.below.size();
            sum += product;
            position = position.below.get(random.nextInt(position.below.size()));
        }
        return sum;
    }

    private static final class Position {

        private final List<Position> below = new ArrayList<>();

        Position(int[] queens, int n) {
            for (int column = 0; queens.length < n && column < n; column++) {
                if (isFree(queens, column)) {
                    int[] more = Arrays.copyOf(queens, queens.length + 1);
                    more[queens.length] = column;
                    below.add(new Position(more, n));
                }
            }
        }

        private static boolean isFree(int[] queens, int column) {
            for (int row = 0; row < queens.length; row++) {
                if (queens[row] == column || Math.abs(queens[row] - column) == queens.length - row) {
                    return false;
                }
            }
            return true;
        }
    }
}
