package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: what the columns of earlier queens have decided is confirmed on the board, which never disagrees. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(boolean[][] board, int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            boolean safe = true;
            for (int r = 0; r < row && safe; r++) {
                safe = queens[r] != column && Math.abs(queens[r] - column) != row - r;
            }
            for (int r = 0; r < row && safe; r++) {
                safe = !board[r][column];
            }
            if (safe) {
                queens[row] = column;
                board[row][column] = true;
                place(board, queens, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
