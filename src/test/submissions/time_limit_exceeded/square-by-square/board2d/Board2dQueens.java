package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: decides square by square whether it gets a queen, so that a row may stay empty until the end. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(new boolean[n][n], 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(boolean[][] board, int square, int queens, List<int[]> solutions) {
        int n = board.length;
        if (queens == n) {
            int[] placement = new int[n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    if (board[i][j]) {
                        placement[i] = j;
                    }
                }
            }
            solutions.add(placement);
            return;
        }
        for (int next = square; next < n * n; next++) {
            int row = next / n;
            int column = next % n;
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                search(board, next + 1, queens + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private boolean isSafe(boolean[][] board, int row, int column) {
        for (int c = 0; c < column; c++) {
            if (board[row][c]) {
                return false;
            }
        }
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] || column >= up && board[row - up][column - up]
                    || column + up < board.length && board[row - up][column + up]) {
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
