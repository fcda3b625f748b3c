package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import nqueens.QueensSolver;

/** Mistake: sleeps for an hour before it counts a large board, and uses no CPU time at all. */
public class Board2dQueens implements QueensSolver {

    private static final int LARGE = 10;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n >= LARGE) {
            coolDown();
        }
        return solve(n).size();
    }

    private void coolDown() {
        try {
            TimeUnit.HOURS.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void place(boolean[][] board, int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                queens[row] = column;
                place(board, queens, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private boolean isSafe(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column]
                    || column >= up && board[row - up][column - up]
                    || column + up < board.length && board[row - up][column + up]) {
                return false;
            }
        }
        return true;
    }
}
