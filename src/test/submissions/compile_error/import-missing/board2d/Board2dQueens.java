package board2d;

import java.util.List;

import nqueens.QueensSolver;

/** Makes an ArrayList that it does not import. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, new boolean[n][n], new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, boolean[][] board, int[] columns, List<int[]> solutions) {
        if (row == board.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < board.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                columns[row] = column;
                place(row + 1, board, columns, solutions);
                board[row][column] = false;
            }
        }
    }

    private boolean isSafe(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] || column - up >= 0 && board[row - up][column - up]
                    || column + up < board.length && board[row - up][column + up]) {
                return false;
            }
        }
        return true;
    }
}
