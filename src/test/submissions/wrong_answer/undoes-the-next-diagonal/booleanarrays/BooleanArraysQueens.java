package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: a queen is put on diagonal row - column + n - 1 and removed from the one beside it. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        new Board(n).place(0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static class Board {
        final int n;
        final int[] queens;
        final boolean[] columns;
        final boolean[] falling;
        final boolean[] rising;

        Board(int n) {
            this.n = n;
            queens = new int[n];
            columns = new boolean[n];
            falling = new boolean[2 * n];
            rising = new boolean[2 * n];
        }

        void place(int row, List<int[]> solutions) {
            if (row == n) {
                solutions.add(queens.clone());
                return;
            }
            for (int column = 0; column < n; column++) {
                if (isFree(row, column)) {
                    put(row, column);
                    place(row + 1, solutions);
                    remove(row, column);
                }
            }
        }

        boolean isFree(int row, int column) {
            return !columns[column] && !falling[row - column + n - 1] && !rising[row + column];
        }

        void put(int row, int column) {
            queens[row] = column;
            columns[column] = true;
            falling[row - column + n - 1] = true;
            rising[row + column] = true;
        }

        void remove(int row, int column) {
            columns[column] = false;
            falling[row - column + n] = false;
            rising[row + column] = false;
        }
    }
}
