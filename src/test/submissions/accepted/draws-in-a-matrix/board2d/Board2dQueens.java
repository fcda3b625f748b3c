package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: keeps a matrix of letters up to date only to show it, and shows it at each position. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(boolean[][] board, int[] columns, int row, List<int[]> solutions) {
        note(columns, row);
        if (row == board.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < board.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                columns[row] = column;
                place(board, columns, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private static boolean isSafe(boolean[][] board, int row, int column) {
        for (int above = row - 1; above >= 0; above--) {
            int distance = row - above;
            if (board[above][column] || column >= distance && board[above][column - distance]
                    || column + distance < board.length && board[above][column + distance]) {
                return false;
            }
        }
        return true;
    }

    private char[][] shown = new char[0][];
    private int squares;

    private void note(int[] columns, int rows) {
        int n = columns.length;
        if (shown.length != n) {
            shown = new char[n][n];
        }
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < n; c++) {
                shown[r][c] = '.';
            }
            shown[r][columns[r]] = 'Q';
        }
        for (int r = 0; r < rows; r++) {
            text.append(String.valueOf(shown[r])).append('\n');
        }
        squares += text.length();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
