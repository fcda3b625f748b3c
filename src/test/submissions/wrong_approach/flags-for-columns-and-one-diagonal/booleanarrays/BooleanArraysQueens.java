package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: two arrays of flags, and comparisons along the other diagonals. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, boolean[] columns, boolean[] falling, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!columns[column] && !falling[row - column + n] && isFree(queens, row, column)) {
                queens[row] = column;
                columns[column] = falling[row - column + n] = true;
                place(row + 1, queens, columns, falling, solutions);
                columns[column] = falling[row - column + n] = false;
            }
        }
    }

    private static boolean isFree(int[] queens, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] + above == row + column) {
                return false;
            }
        }
        return true;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
