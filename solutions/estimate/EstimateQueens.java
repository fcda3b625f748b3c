package estimate;

import java.util.Random;

import nqueens.EstimatedTree;

/**
 * Estimates how many positions a search visits, by random descents of the search tree: Knuth's method.
 *
 * <p>Idea: go down the tree once, and choose a random free square in each row. If a row has three free squares, the
 * descent visits one of three branches, so count this branch three times. So the weight of a position is the product of
 * the numbers of free squares in the rows above it.
 *
 * <p>Invariant: before each row {@code positions} is 1 divided by the probability of reaching exactly this position,
 * and {@code nodes} is the sum of all {@code positions} so far. Each position adds 1 divided by its probability if the
 * descent reaches it: 1 on average. So the expected value of an estimate is exact.
 *
 * <p>Cost: a descent looks at n squares in each of at most n rows, so d descents take O(d n^2) time, and O(n) space.
 *
 * <p>Choose it before a search, to know whether the search can ever end. The method can't find the exact number, and
 * its descents differ more as n grows.
 *
 * <p>Source: Donald E. Knuth, "Estimating the Efficiency of Backtrack Programs", Mathematics of Computation 29(129),
 * 1975.
 */
public final class EstimateQueens implements EstimatedTree {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n or descents is less than 1
     */
    @Override
    public double nodes(int n, int descents, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (descents < 1) {
            throw new IllegalArgumentException("descents < 1: " + descents);
        }
        Random random = new Random(seed);
        double sum = 0;
        for (int descent = 0; descent < descents; descent++) {
            sum += new Descent(n, random).nodes();
        }
        return sum / descents;
    }

    /** One descent of the tree, with its own marks. */
    private static final class Descent {

        private final int n;
        private final Random random;

        /** {@code columns[column]}: whether a queen stands in that column. */
        private final boolean[] columns;

        /** {@code mainDiagonals[row - column + n - 1]}: whether a queen stands on that main diagonal. */
        private final boolean[] mainDiagonals;

        /** {@code antiDiagonals[row + column]}: whether a queen stands on that anti-diagonal. */
        private final boolean[] antiDiagonals;

        Descent(int n, Random random) {
            this.n = n;
            this.random = random;
            this.columns = new boolean[n];
            this.mainDiagonals = new boolean[2 * n - 1];
            this.antiDiagonals = new boolean[2 * n - 1];
        }

        /** Goes down until a row has no free square, or all rows have queens; returns the estimate. */
        double nodes() {
            int[] free = new int[n];
            double positions = 1;
            double nodes = 1;
            for (int row = 0; row < n; row++) {
                int count = findFree(row, free);
                if (count == 0) {
                    return nodes;
                }
                positions *= count;
                nodes += positions;
                put(row, free[random.nextInt(count)]);
            }
            return nodes;
        }

        /** Writes the free columns of a row to the beginning of an array, and returns how many there are. */
        private int findFree(int row, int[] free) {
            int count = 0;
            for (int column = 0; column < n; column++) {
                if (!columns[column] && !mainDiagonals[row - column + n - 1] && !antiDiagonals[row + column]) {
                    free[count] = column;
                    count++;
                }
            }
            return count;
        }

        private void put(int row, int column) {
            columns[column] = true;
            mainDiagonals[row - column + n - 1] = true;
            antiDiagonals[row + column] = true;
        }
    }
}
