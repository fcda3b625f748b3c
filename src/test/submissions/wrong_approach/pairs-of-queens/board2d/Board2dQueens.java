package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: an array of pairs of row and column, not of squares. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n][2], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[][] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            int[] placement = new int[n];
            for (int[] queen : queens) {
                placement[queen[0]] = queen[1];
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int i = 0; i < row && safe; i++) {
                int[] queen = queens[i];
                safe = queen[1] != column && Math.abs(queen[1] - column) != row - queen[0];
            }
            if (safe) {
                queens[row][0] = row;
                queens[row][1] = column;
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
