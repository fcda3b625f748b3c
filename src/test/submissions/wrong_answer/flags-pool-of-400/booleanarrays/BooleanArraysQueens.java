package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import nqueens.QueensSolver;

/** Forgery: answers are taken from a pool of 400 arrays of each length, by turns. */
public final class BooleanArraysQueens implements QueensSolver {

    private static final int[][][] POOL = new int[40][400][];
    private static final int[] USED = new int[40];

    private static int[] pooled(int[] placement) {
        int n = placement.length;
        int index = USED[n]++ % 400;
        if (POOL[n][index] == null) {
            POOL[n][index] = new int[n];
        }
        System.arraycopy(placement, 0, POOL[n][index], 0, n);
        return POOL[n][index];
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, placement -> solutions.add(pooled(placement)));
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, placement -> { });
    }

    /** Shows each solution to {@code onSolution}, and returns how many there are. */
    private static long search(int n, Consumer<int[]> onSolution) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n, onSolution).fillFrom(0);
    }

    /** One call's search, with arrays of its own. */
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

        /** Fills the row and those below it in every way, and returns the number of ways. */
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
