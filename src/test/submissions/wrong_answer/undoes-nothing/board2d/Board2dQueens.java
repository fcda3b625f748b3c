package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: no queen is taken back when the search returns to her row. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new char[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(char[][] board, int row, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            int[] columns = new int[n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    if (board[i][j] == 'Q') {
                        columns[i] = j;
                    }
                }
            }
            solutions.add(columns);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = 'Q';
                place(board, row + 1, solutions);
            }
        }
    }

    private boolean isSafe(char[][] board, int row, int column) {
        for (int i = 0; i < board.length; i++) {
            for (int j = 0; j < board.length; j++) {
                if (board[i][j] == 'Q' && (i == row || j == column || i + j == row + column || i - j == row - column)) {
                    return false;
                }
            }
        }
        return true;
    }
}
