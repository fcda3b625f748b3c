package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: tests each position a second time, every pair of queens. */
public class Board2dQueens implements QueensSolver {

    private char[][] board;

    public List<int[]> solve(int n) {
        check(n);
        board = new char[n][n];
        List<int[]> ans = new ArrayList<>();
        dfs(0, ans);
        return ans;
    }

    public long count(int n) {
        check(n);
        board = new char[n][n];
        return dfs(0, new ArrayList<>());
    }

    private int dfs(int row, List<int[]> ans) {
        int[] columns = columns(row);
        note(columns, row);
        if (row == board.length) {
            ans.add(columns);
            return 1;
        }
        int sum = 0;
        for (int col = 0; col < board.length; col++) {
            if (valid(row, col)) {
                board[row][col] = 'Q';
                sum += dfs(row + 1, ans);
                board[row][col] = '.';
            }
        }
        return sum;
    }

    private int[] columns(int rows) {
        int[] columns = new int[board.length];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < board.length; j++) {
                if (board[i][j] == 'Q') {
                    columns[i] = j;
                }
            }
        }
        return columns;
    }

    private boolean valid(int row, int col) {
        for (int i = 0; i < row; i++) {
            for (int j = 0; j < board.length; j++) {
                if (board[i][j] == 'Q' && (j == col || i + j == row + col || i - j == row - col)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void note(int[] columns, int rows) {
        for (int i = 0; i < rows; i++) {
            for (int j = i + 1; j < rows; j++) {
                if (columns[i] == columns[j] || Math.abs(columns[i] - columns[j]) == j - i) {
                    throw new IllegalStateException("queens " + i + " and " + j + " attack each other");
                }
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
