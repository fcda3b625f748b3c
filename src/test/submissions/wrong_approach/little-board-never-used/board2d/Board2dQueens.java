package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the columns are in one array; a two-dimensional array of one element is never used. */
public class Board2dQueens implements QueensSolver {

    private final int[][] board = new int[1][1];

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (safe(queens, row, column)) {
                queens[row] = column;
                place(queens, row + 1, solutions);
            }
        }
    }

    private boolean safe(int[] queens, int row, int column) {
        for (int r = 0; r < row; r++) {
            if (queens[r] == column || Math.abs(queens[r] - column) == row - r) {
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
