package blocked;

import nqueens.BlockedSquares;

/** A board of its own with a letter for each square, all of which are read for each test, in many words. */
public class BlockedQueens implements BlockedSquares {

    private static final char QUEEN = 'Q';
    private static final char BLOCKED = '#';
    private static final char EMPTY = '.';

    private char[][] board;
    private int size;
    private long number;

    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1");
        }
        size = n;
        number = 0;
        board = new char[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (blocked[row][column]) {
                    board[row][column] = BLOCKED;
                } else {
                    board[row][column] = EMPTY;
                }
            }
        }
        fill(0);
        return number;
    }

    private void fill(int row) {
        if (row == size) {
            number = number + 1;
            return;
        }
        for (int column = 0; column < size; column++) {
            if (board[row][column] == EMPTY && isSafe(row, column)) {
                board[row][column] = QUEEN;
                fill(row + 1);
                board[row][column] = EMPTY;
            }
        }
    }

    private boolean isSafe(int row, int column) {
        boolean safe = true;
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (board[r][c] == QUEEN) {
                    if (c == column || r - c == row - column || r + c == row + column) {
                        safe = false;
                    }
                }
            }
        }
        return safe;
    }
}
