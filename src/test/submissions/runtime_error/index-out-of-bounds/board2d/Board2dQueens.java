package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the scan to the upper right runs off the board, first for n = 3. */
public class Board2dQueens implements QueensSolver {

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
        return solve(n).size();
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
        for (int r = row - 1; r >= 0; r--) {
            if (board[r][column]) {
                return false;
            }
        }
        for (int r = row - 1, c = column - 1; r >= 0 && c >= 0; r--, c--) {
            if (board[r][c]) {
                return false;
            }
        }
        for (int r = row - 1, c = column + 1; r >= 0; r--, c++) {
            if (board[r][c]) {
                return false;
            }
        }
        return true;
    }
}
