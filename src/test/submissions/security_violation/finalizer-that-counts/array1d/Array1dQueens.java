package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Unwanted: the collector's thread counts what is no longer used, and so the steps differ from run to run. */
public class Array1dQueens implements QueensSolver {

    private static long collected;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new Position(new int[0]), n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void place(Position position, int n, List<int[]> solutions) {
        if (position.columns.length == n) {
            solutions.add(position.columns);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (position.isSafe(column)) {
                place(position.with(column), n, solutions);
            }
        }
    }

    private static final class Position {

        private final int[] columns;

        Position(int[] columns) {
            this.columns = columns;
        }

        Position with(int column) {
            int[] more = java.util.Arrays.copyOf(columns, columns.length + 1);
            more[columns.length] = column;
            return new Position(more);
        }

        boolean isSafe(int column) {
            for (int row = 0; row < columns.length; row++) {
                if (columns[row] == column || Math.abs(columns[row] - column) == columns.length - row) {
                    return false;
                }
            }
            return true;
        }

        @Override
        @SuppressWarnings({"deprecation", "removal"})
        protected void finalize() {
            for (int column : columns) {
                collected += column;
            }
        }
    }
}
