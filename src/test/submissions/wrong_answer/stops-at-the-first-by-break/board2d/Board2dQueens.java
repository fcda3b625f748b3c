package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the loop that goes forth and back is left at its first solution. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        boolean[][] board = new boolean[n][n];
        int[] columns = new int[n];
        List<int[]> solutions = new ArrayList<>();
        int row = 0;
        int column = 0;
        while (row >= 0) {
            while (column < n && attacked(board, row, column)) {
                column++;
            }
            if (column < n) {
                board[row][column] = true;
                columns[row] = column;
                row++;
                column = 0;
                if (row == n) {
                    solutions.add(columns);
                    break;
                }
            } else {
                row--;
                if (row >= 0) {
                    column = columns[row];
                    board[row][column] = false;
                    column++;
                }
            }
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean attacked(boolean[][] board, int row, int column) {
        for (int r = 0; r < row; r++) {
            for (int c = 0; c < board.length; c++) {
                if (board[r][c] && (c == column || Math.abs(c - column) == row - r)) {
                    return true;
                }
            }
        }
        return false;
    }
}
