package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a whole submission in a plain style, the board of ints. */
public class Board2dQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n);
        }
        List<int[]> answer = new ArrayList<>();
        solve(new int[n][n], 0, answer);
        return answer;
    }

    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n);
        }
        return count(new int[n][n], 0);
    }

    private void solve(int[][] board, int row, List<int[]> answer) {
        if (row == board.length) {
            int[] columns = new int[board.length];
            for (int i = 0; i < board.length; i++) {
                for (int j = 0; j < board.length; j++) {
                    if (board[i][j] == 1) {
                        columns[i] = j;
                    }
                }
            }
            answer.add(columns);
            return;
        }
        for (int col = 0; col < board.length; col++) {
            if (isSafe(board, row, col)) {
                board[row][col] = 1;
                solve(board, row + 1, answer);
                board[row][col] = 0;
            }
        }
    }

    private long count(int[][] board, int row) {
        if (row == board.length) {
            return 1;
        }
        long sum = 0;
        for (int col = 0; col < board.length; col++) {
            if (isSafe(board, row, col)) {
                board[row][col] = 1;
                sum += count(board, row + 1);
                board[row][col] = 0;
            }
        }
        return sum;
    }

    private boolean isSafe(int[][] board, int row, int col) {
        for (int i = 0; i < row; i++) {
            if (board[i][col] == 1) {
                return false;
            }
        }
        for (int i = row - 1, j = col - 1; i >= 0 && j >= 0; i--, j--) {
            if (board[i][j] == 1) {
                return false;
            }
        }
        for (int i = row - 1, j = col + 1; i >= 0 && j < board.length; i--, j++) {
            if (board[i][j] == 1) {
                return false;
            }
        }
        return true;
    }
}
