package permutations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/**
 * Solves n queens by brute force: it makes every arrangement of one queen a row and a column, and
 * looks at the diagonals when all the queens stand.
 *
 * <p>Idea: a row holds one queen and so does a column, so a solution is an order of the columns 0
 * to n - 1, a permutation. There are n! of them. Make each one, and keep those in which no two
 * queens share a diagonal.
 *
 * <p>Invariant: when a row is reached, the elements before it are different columns, and exactly
 * these are taken. Nothing is known of their diagonals. A column is given back on the way up, so
 * each order of columns is made once.
 *
 * <p>Cost: a test compares up to n(n - 1) / 2 pairs of queens and stops at the first that shares a
 * diagonal. A count takes O(n^2 n!) time at most, and O(n) space. Each solution that is kept adds
 * O(n) time and space.
 *
 * <p>Choose it where no part of an arrangement tells anything, or to check a cleverer search. Here
 * two queens do tell: {@code array1d.Array1dQueens} makes the same test as soon as it can.
 *
 * <p>Source: Robert Sedgewick, "Permutation Generation Methods", ACM Computing Surveys 9(2), 1977.
 */
public final class PermutationsQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, columns -> solutions.add(columns.clone()));
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
