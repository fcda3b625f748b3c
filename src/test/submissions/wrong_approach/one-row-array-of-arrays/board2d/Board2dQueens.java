package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the columns of the queens are the only row of an array of arrays. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[1][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[][] queens, int row, List<int[]> solutions) {
        int n = queens[0].length;
        if (row == n) {
            solutions.add(queens[0].clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int r = 0; r < row && safe; r++) {
                safe = queens[0][r] != column && Math.abs(queens[0][r] - column) != row - r;
            }
            if (safe) {
                queens[0][row] = column;
                place(queens, row + 1, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
