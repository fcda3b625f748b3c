package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: prints the solutions, and returns an empty list. */
public final class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[][] board, int row, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            int[] placement = new int[n];
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (board[r][c] == 1) {
                        placement[r] = c;
                    }
                }
            }
            System.out.println(java.util.Arrays.toString(placement));
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = 1;
                place(board, row + 1, solutions);
                board[row][column] = 0;
            }
        }
    }

    private boolean isSafe(int[][] board, int row, int column) {
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
