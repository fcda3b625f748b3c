package permutations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/** Forgery: answers are taken from a pool of 1000 arrays of each length, by turns. */
public final class PermutationsQueens implements QueensSolver {

    private static final int[][][] POOL = new int[40][1000][];
    private static final int[] USED = new int[40];

    private static int[] pooled(int[] placement) {
        int n = placement.length;
        int index = USED[n]++ % 1000;
        if (POOL[n][index] == null) {
            POOL[n][index] = new int[n];
        }
        System.arraycopy(placement, 0, POOL[n][index], 0, n);
        return POOL[n][index];
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, columns -> solutions.add(pooled(columns)));
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, columns -> { });
    }

    /** Shows each solution to {@code onSolution}, and returns how many there are. */
    private static long search(int n, Consumer<int[]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n, onSolution).arrangeFrom(0);
    }

    /** One call's search, with arrays of its own. */
    private static final class Search {

        private final int n;
        private final Consumer<int[]> onSolution;

        /** {@code columns[row]} = column of the queen in that row. */
        private final int[] columns;

        /** {@code taken[column]} = whether a row above has that column. */
        private final boolean[] taken;

        Search(int n, Consumer<int[]> onSolution) {
            this.n = n;
            this.onSolution = onSolution;
            this.columns = new int[n];
            this.taken = new boolean[n];
        }

        /** Gives columns to the row and those below it in every way, and returns how many are solutions. */
        long arrangeFrom(int row) {
            if (row == n) {
                if (sharesDiagonal()) {
                    return 0;
                }
                onSolution.accept(columns);
                return 1;
            }
            long solutions = 0;
            for (int column = 0; column < n; column++) {
                if (!taken[column]) {
                    taken[column] = true;
                    columns[row] = column;
                    solutions += arrangeFrom(row + 1);
                    taken[column] = false;
                }
            }
            return solutions;
        }

        private boolean sharesDiagonal() {
            for (int lower = 1; lower < n; lower++) {
                for (int upper = 0; upper < lower; upper++) {
                    if (Math.abs(columns[lower] - columns[upper]) == lower - upper) {
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
