package permutations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/**
 * Solves n queens by brute force: generates every arrangement with one queen in each row and
 * column, and tests the diagonals when all queens are placed.
 *
 * <p>Idea: a row holds one queen and so does a column, so a solution is an order of the columns 0
 * to n - 1, a permutation. There are n! of them. Generate all of them, and keep those in which no
 * two queens share a diagonal.
 *
 * <p>Invariant: when a row is reached, the elements before it are different columns, and exactly
 * these are taken. Their diagonals are not tested yet. Going back releases a column, so each order
 * of columns is generated once.
 *
 * <p>Cost: a test compares up to n(n - 1) / 2 pairs of queens and stops at the first that shares a
 * diagonal. A count takes O(n^2 n!) time at most, and O(n) space. Each stored solution adds O(n)
 * time and space.
 *
 * <p>Choose it if only complete arrangements can be tested, or to check a cleverer search. Here
 * incomplete arrangements can be tested, too: {@code array1d.Array1dQueens} tests each queen before
 * placing it.
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

    /** Passes each solution to {@code onSolution}, and returns the number of solutions. */
    private static long search(int n, Consumer<int[]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n, onSolution).arrangeFrom(0);
    }

    /** The search of one call, with its own arrays. */
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

        /** Gives columns to this row and all rows below in every possible way, and returns the number of solutions. */
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
