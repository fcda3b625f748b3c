package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search returns true at its first solution, and so all rows above end as well. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[][] board = new int[n][n];
        List<int[]> solutions = new ArrayList<>();
        if (solveFrom(board, 0)) {
            int[] placement = new int[n];
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    if (board[row][column] == 1) {
                        placement[row] = column;
                    }
                }
            }
            solutions.add(placement);
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean solveFrom(int[][] board, int row) {
        if (row == board.length) {
            return true;
        }
        for (int column = 0; column < board.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = 1;
                if (solveFrom(board, row + 1)) {
                    return true;
                }
                board[row][column] = 0;
            }
        }
        return false;
    }

    private static boolean isSafe(int[][] board, int row, int column) {
        for (int r = 0; r < row; r++) {
            if (board[r][column] == 1) {
                return false;
            }
        }
        for (int r = row - 1, c = column - 1; r >= 0 && c >= 0; r--, c--) {
            if (board[r][c] == 1) {
                return false;
            }
        }
        for (int r = row - 1, c = column + 1; r >= 0 && c < board.length; r--, c++) {
            if (board[r][c] == 1) {
                return false;
            }
        }
        return true;
    }
}
