package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: the loop that reads the board off waits for a queen in each row. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no board: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        placeRow(new boolean[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void placeRow(boolean[][] board, int row, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            solutions.add(columns(board));
            return;
        }
        for (int col = 0; col < n; col++) {
            if (isFree(board, row, col)) {
                board[0][col] = true;
                placeRow(board, row + 1, solutions);
                board[row][col] = false;
            }
        }
    }

    private boolean isFree(boolean[][] board, int row, int col) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][col] || col >= up && board[row - up][col - up]
                    || col + up < board.length && board[row - up][col + up]) {
                return false;
            }
        }
        return true;
    }

    private int[] columns(boolean[][] board) {
        int[] columns = new int[board.length];
        for (int row = 0; row < board.length; row++) {
            int col = 0;
            do {
                col = (col + 1) % board.length;
            } while (!board[row][col] || col == columns[row] && row > 0 && columns[row - 1] == col);
            columns[row] = col;
        }
        return columns;
    }
}
