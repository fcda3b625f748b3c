package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: the three arrays are kept in one array of arrays. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        boolean[][] taken = {new boolean[n], new boolean[2 * n], new boolean[2 * n]};
        List<int[]> solutions = new ArrayList<>();
        place(taken, new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void place(boolean[][] taken, int[] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (taken[0][column] || taken[1][n + row - column] || taken[2][row + column]) {
                continue;
            }
            set(taken, n, row, column, true);
            queens[row] = column;
            place(taken, queens, row + 1, solutions);
            set(taken, n, row, column, false);
        }
    }

    private static void set(boolean[][] taken, int n, int row, int column, boolean value) {
        taken[0][column] = value;
        taken[1][n + row - column] = value;
        taken[2][row + column] = value;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
