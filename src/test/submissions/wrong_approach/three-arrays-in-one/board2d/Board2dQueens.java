package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the marks of columns and diagonals, as an array of three arrays. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[3][2 * n], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(boolean[][] taken, int[] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!taken[0][column] && !taken[1][row - column + n] && !taken[2][row + column]) {
                queens[row] = column;
                mark(taken, row, column, true);
                place(taken, queens, row + 1, solutions);
                mark(taken, row, column, false);
            }
        }
    }

    private void mark(boolean[][] taken, int row, int column, boolean value) {
        taken[0][column] = value;
        taken[1][row - column + taken[1].length / 2] = value;
        taken[2][row + column] = value;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
