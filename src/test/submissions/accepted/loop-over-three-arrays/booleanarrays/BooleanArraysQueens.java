package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: the lines of a square are numbers in an array, asked in a loop. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, new boolean[3][2 * n - 1], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static int[] linesOf(int n, int row, int column) {
        return new int[] {column, row - column + n - 1, row + column};
    }

    private static void place(int n, boolean[][] taken, int[] queens, int row, List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int[] lines = linesOf(n, row, column);
            boolean free = true;
            for (int kind = 0; kind < 3; kind++) {
                if (taken[kind][lines[kind]]) {
                    free = false;
                }
            }
            if (free) {
                queens[row] = column;
                for (int kind = 0; kind < 3; kind++) {
                    taken[kind][lines[kind]] = true;
                }
                place(n, taken, queens, row + 1, solutions);
                for (int kind = 0; kind < 3; kind++) {
                    taken[kind][lines[kind]] = false;
                }
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
