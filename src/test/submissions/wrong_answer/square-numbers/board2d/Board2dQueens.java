package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: gives the number of each queen's square, row * n + column, not its column. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        search(new boolean[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(boolean[][] board, int row, List<int[]> solutions) {
        if (row == board.length) {
            solutions.add(squares(board));
            return;
        }
        for (int column = 0; column < board.length; column++) {
            if (safe(board, row, column)) {
                board[row][column] = true;
                search(board, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private boolean safe(boolean[][] board, int row, int column) {
        for (int r = 0; r < row; r++) {
            int d = row - r;
            if (board[r][column]
                    || column - d >= 0 && board[r][column - d]
                    || column + d < board.length && board[r][column + d]) {
                return false;
            }
        }
        return true;
    }

    private int[] squares(boolean[][] board) {
        int n = board.length;
        int[] squares = new int[n];
        int queens = 0;
        for (int square = 0; square < n * n; square++) {
            if (board[square / n][square % n]) {
                squares[queens] = square;
                queens++;
            }
        }
        return squares;
    }
}
