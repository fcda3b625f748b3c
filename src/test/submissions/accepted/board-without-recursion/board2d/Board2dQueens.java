package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: one loop; the queen of a row is looked for on the board to move it on. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        boolean[][] board = new boolean[n][n];
        int row = 0;
        while (row >= 0) {
            int column = 0;
            for (int c = 0; c < n; c++) {
                if (board[row][c]) {
                    board[row][c] = false;
                    column = c + 1;
                }
            }
            while (column < n && attacked(board, row, column)) {
                column++;
            }
            if (column == n) {
                row--;
            } else {
                board[row][column] = true;
                if (row == n - 1) {
                    solutions.add(read(board));
                } else {
                    row++;
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
        for (int r = row - 1; r >= 0; r--) {
            int apart = row - r;
            boolean[] line = board[r];
            if (line[column] || column >= apart && line[column - apart]
                    || column + apart < line.length && line[column + apart]) {
                return true;
            }
        }
        return false;
    }

    private static int[] read(boolean[][] board) {
        int[] placement = new int[board.length];
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board.length; c++) {
                if (board[r][c]) {
                    placement[r] = c;
                }
            }
        }
        return placement;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
