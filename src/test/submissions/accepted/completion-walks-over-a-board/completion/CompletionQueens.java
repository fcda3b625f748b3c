package completion;

import nqueens.CompletedBoard;

/** A board of booleans, on which all eight directions are walked, in many words; the given queens first. */
public class CompletionQueens implements CompletedBoard {

    private static final int[][] DIRECTIONS = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};

    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        boolean[][] board = new boolean[n][n];
        for (int[] queen : queens) {
            board[queen[0]][queen[1]] = true;
        }
        for (int[] queen : queens) {
            if (isAttacked(board, queen[0], queen[1])) {
                return new int[] {};
            }
        }
        if (!solve(board, 0)) {
            return new int[] {};
        }
        int[] answer = new int[n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (board[row][column]) {
                    answer[row] = column;
                }
            }
        }
        return answer;
    }

    private boolean solve(boolean[][] board, int row) {
        int n = board.length;
        if (row == n) {
            return true;
        }
        for (int column = 0; column < n; column++) {
            if (board[row][column]) {
                return solve(board, row + 1);
            }
        }
        for (int column = 0; column < n; column++) {
            if (!isAttacked(board, row, column)) {
                board[row][column] = true;
                if (solve(board, row + 1)) {
                    return true;
                }
                board[row][column] = false;
            }
        }
        return false;
    }

    private boolean isAttacked(boolean[][] board, int row, int column) {
        for (int[] direction : DIRECTIONS) {
            int r = row + direction[0];
            int c = column + direction[1];
            while (r >= 0 && r < board.length && c >= 0 && c < board.length) {
                if (board[r][c]) {
                    return true;
                }
                r += direction[0];
                c += direction[1];
            }
        }
        return false;
    }
}
