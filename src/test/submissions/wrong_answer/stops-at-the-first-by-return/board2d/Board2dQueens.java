package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the search returns true at its first solution, and all the rows above end with it. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        char[][] board = new char[n][n];
        List<int[]> solutions = new ArrayList<>();
        if (solve(board, 0)) {
            int[] columns = new int[n];
            for (int row = 0; row < n; row++) {
                columns[row] = new String(board[row]).indexOf('Q');
            }
            solutions.add(columns);
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private boolean solve(char[][] board, int row) {
        if (row == board.length) {
            return true;
        }
        for (int column = 0; column < board.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = 'Q';
                if (solve(board, row + 1)) {
                    return true;
                }
                board[row][column] = '.';
            }
        }
        return false;
    }

    private boolean isSafe(char[][] board, int row, int column) {
        for (int k = 1; k <= row; k++) {
            if (board[row - k][column] == 'Q' || column >= k && board[row - k][column - k] == 'Q'
                    || column + k < board.length && board[row - k][column + k] == 'Q') {
                return false;
            }
        }
        return true;
    }
}
