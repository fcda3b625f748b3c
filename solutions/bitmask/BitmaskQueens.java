package bitmask;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/**
 * Solves n queens, n up to 31, with the attacked squares of a row as bits of {@code int} sets.
 *
 * <p>Idea: bit {@code column} of a set stands for the square of the current row in that column. One
 * set has the squares attacked along a column, one those along a main diagonal, one those along an
 * anti-diagonal; a square in no set is free, and one expression finds all free squares. A row
 * further down, a main diagonal is a column further right, which is the next higher bit, and an
 * anti-diagonal a column further left: add the new queen to all sets, shift the two sets of
 * diagonals by one, and the sets fit the next row.
 *
 * <p>Invariant: when a row is reached, the n lowest bits of the three sets are exactly the squares
 * of this row that the queens above attack by column, main diagonal and anti-diagonal, and no two
 * of these queens attack each other. Each row gets its own sets as arguments, so going back undoes
 * nothing.
 *
 * <p>Cost: finding the free squares of a row takes O(1) time, and so does placing a queen on one of
 * them. Let P(n) be the number of positions that the search visits: every way to fill the first 0
 * to n rows without an attack. A count takes O(P(n)) time, and O(n) space. Each stored solution
 * adds O(n) time and space.
 *
 * <p>Choose it where speed matters: it visits the same P(n) positions, and tries no attacked
 * square. The price is a limit on n, the bits of an {@code int}, and code that needs an
 * explanation. The four core exercises end here; they begin with {@code board2d.Board2dQueens}.
 *
 * <p>Source: Martin Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion",
 * University of Cambridge Computer Laboratory, 1997.
 */
public final class BitmaskQueens implements QueensSolver {

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1 or more than 31
     */
    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, placement -> solutions.add(placement.clone()));
        return solutions;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if n is less than 1 or more than 31
     */
    @Override
    public long count(int n) {
        return search(n, placement -> { });
    }

    /** Passes each solution to {@code onSolution}, and returns the number of solutions. */
    private static long search(int n, Consumer<int[]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (n >= Integer.SIZE) {
            throw new IllegalArgumentException("n > 31: " + n);
        }
        return new Search(n, onSolution).fillFrom(0, 0, 0, 0);
    }

    /** The search of one call, with its own array. */
    private static final class Search {

        private final int n;
        private final Consumer<int[]> onSolution;

        /** {@code placement[row]} = column of the queen in that row; for the answer only. */
        private final int[] placement;

        /** The n lowest bits: every column of a row. */
        private final int all;

        Search(int n, Consumer<int[]> onSolution) {
            this.n = n;
            this.onSolution = onSolution;
            this.placement = new int[n];
            this.all = (1 << n) - 1;
        }

        /** Fills the row and all rows below it in every possible way, and returns the number of ways. */
        long fillFrom(int row, int columns, int mainDiagonals, int antiDiagonals) {
            if (row == n) {
                onSolution.accept(placement);
                return 1;
            }
            long ways = 0;
            int free = all & ~(columns | mainDiagonals | antiDiagonals);
            while (free != 0) {
                int queen = Integer.lowestOneBit(free);
                free -= queen;
                placement[row] = Integer.numberOfTrailingZeros(queen);
                ways += fillFrom(row + 1, columns | queen,
                        (mainDiagonals | queen) << 1, (antiDiagonals | queen) >>> 1);
            }
            return ways;
        }
    }
}
