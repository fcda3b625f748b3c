package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Fills one array for each solution, and adds the same array each time. */
public final class Board2dQueens implements QueensSolver {

    private int[] solution = new int[0];

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        fill(new boolean[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void fill(boolean[][] board, int row, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            if (solution.length != n) {
                solution = new int[n];
            }
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (board[r][c]) {
                        solution[r] = c;
                    }
                }
            }
            solutions.add(solution);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                fill(board, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private static boolean isSafe(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] || column >= up && board[row - up][column - up]
                    || column + up < board.length && board[row - up][column + up]) {
                return false;
            }
        }
        return true;
    }
}
