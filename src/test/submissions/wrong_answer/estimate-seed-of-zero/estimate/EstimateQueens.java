package estimate;

import java.util.ArrayList;
import java.util.List;

import nqueens.EstimatedTree;

/** Shifts and xors of the seed, which stay 0 if that is 0. */
public final class EstimateQueens implements EstimatedTree {

    private long state;

    @Override
    public double nodes(int n, int descents, long seed) {
        if (n < 1 || descents < 1) {
            throw new IllegalArgumentException("n = " + n + ", descents = " + descents);
        }
        state = seed;
        double sum = 0;
        for (int i = 0; i < descents; i++) {
            sum += descent(n);
        }
        return sum / descents;
    }

    private int draw(int bound) {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return (int) ((state >>> 1) % bound);
    }

    private double descent(int n) {
        int[] queens = new int[n];
        double product = 1;
        double sum = 1;
        for (int row = 0; row < n; row++) {
            List<Integer> free = free(queens, row);
            if (free.isEmpty()) {
                break;
            }
            product *= free.size();
            sum += product;
            queens[row] = free.get(draw(free.size()));
        }
        return sum;
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
