package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/**
 * Solves n queens with one mark for each column and diagonal, which says whether the line is taken.
 *
 * <p>Idea: a queen attacks along its column and two diagonals, so mark these three lines as taken,
 * and no later row needs the queen's position. {@code row - column} is the same all along a main
 * diagonal, from top left to bottom right, and {@code row + column} all along an anti-diagonal,
 * from top right to bottom left, so each diagonal has a number. The number of a main diagonal is at
 * least 1 - n: add n - 1 to get an index.
 *
 * <p>Invariant: when a row is reached, the marks that are set are those of the queens in the rows
 * above it, which do not attack each other. Going back clears a queen's marks.
 *
 * <p>Cost: a safety test takes O(1) time. Let P(n) be the number of positions that the search
 * visits: every way to fill the first 0 to n rows without an attack. Each position except a
 * solution tries n squares, so a count takes O(n P(n)) time, and O(n) space. Each stored solution
 * adds O(n) time and space.
 *
 * <p>Choose it where you want a constant-time test that works for any n and still reads like the
 * rules of the game. It tries the squares one by one; {@code bitmask.BitmaskQueens} keeps the same
 * marks as bits, and finds the free squares of a row at once.
 *
 * <p>Source: Niklaus Wirth, "Program Development by Stepwise Refinement", Communications of the
 * ACM 14(4), 1971, which takes the eight queens from one representation to the next.
 */
public final class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, placement -> solutions.add(placement.clone()));
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, placement -> { });
    }

    /** Passes each solution to {@code onSolution}, and returns the number of solutions. */
    private static long search(int n, Consumer<int[]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n, onSolution).fillFrom(0);
    }

    /** The search of one call, with its own arrays. */
    private static final class Search {

        private final int n;
        private final Consumer<int[]> onSolution;

        /** {@code placement[row]} = column of the queen in that row; for the answer only. */
        private final int[] placement;

        /** {@code columnTaken[column]} = whether a queen stands in that column. */
        private final boolean[] columnTaken;

        /** {@code mainDiagonalTaken[row - column + n - 1]}; of its 2n elements 2n - 1 are used. */
        private final boolean[] mainDiagonalTaken;

        /** {@code antiDiagonalTaken[row + column]}; of its 2n elements 2n - 1 are used. */
        private final boolean[] antiDiagonalTaken;

        Search(int n, Consumer<int[]> onSolution) {
            this.n = n;
            this.onSolution = onSolution;
            this.placement = new int[n];
            this.columnTaken = new boolean[n];
            this.mainDiagonalTaken = new boolean[2 * n];
            this.antiDiagonalTaken = new boolean[2 * n];
        }

        /** Fills the row and all rows below it in every possible way, and returns the number of ways. */
        long fillFrom(int row) {
            if (row == n) {
                onSolution.accept(placement);
                return 1;
            }
            long ways = 0;
            for (int column = 0; column < n; column++) {
                if (isSafe(row, column)) {
                    putQueen(row, column);
                    ways += fillFrom(row + 1);
                    removeQueen(row, column);
                }
            }
            return ways;
        }

        private boolean isSafe(int row, int column) {
            return !columnTaken[column]
                    && !mainDiagonalTaken[mainDiagonal(row, column)]
                    && !antiDiagonalTaken[antiDiagonal(row, column)];
        }

        private void putQueen(int row, int column) {
            placement[row] = column;
            columnTaken[column] = true;
            mainDiagonalTaken[mainDiagonal(row, column)] = true;
            antiDiagonalTaken[antiDiagonal(row, column)] = true;
        }

        private void removeQueen(int row, int column) {
            columnTaken[column] = false;
            mainDiagonalTaken[mainDiagonal(row, column)] = false;
            antiDiagonalTaken[antiDiagonal(row, column)] = false;
        }

        private int mainDiagonal(int row, int column) {
            return row - column + n - 1;
        }

        private int antiDiagonal(int row, int column) {
            return row + column;
        }
    }
}
