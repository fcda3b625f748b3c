package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: gives null, not an empty list, where there is no solution. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], new int[n], 0, solutions);
        return solutions.isEmpty() ? null : solutions;
    }

    @Override
    public long count(int n) {
        List<int[]> solutions = solve(n);
        return solutions == null ? 0 : solutions.size();
    }

    private void place(boolean[][] board, int[] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (free(board, row, column, 0) && free(board, row, column, 1)
                    && free(board, row, column, -1)) {
                board[row][column] = true;
                queens[row] = column;
                place(board, queens, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private boolean free(boolean[][] board, int row, int column, int step) {
        int c = column + step;
        for (int r = row - 1; r >= 0 && c >= 0 && c < board.length; r--) {
            if (board[r][c]) {
                return false;
            }
            c += step;
        }
        return true;
    }
}
