package torus;

import nqueens.QueensCounter;

/** A board of squares, on which each line is walked all the way round, in many words. */
public class TorusQueens implements QueensCounter {

    private static final char QUEEN = 'Q';
    private static final char EMPTY = '.';

    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException();
        }
        char[][] board = new char[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                board[i][j] = EMPTY;
            }
        }
        return countFrom(board, 0);
    }

    private long countFrom(char[][] board, int row) {
        int n = board.length;
        if (row == n) {
            return 1;
        }
        long total = 0;
        for (int column = 0; column < n; column++) {
            if (isColumnFree(board, column) && isMainDiagonalFree(board, row, column)
                    && isAntiDiagonalFree(board, row, column)) {
                board[row][column] = QUEEN;
                total = total + countFrom(board, row + 1);
                board[row][column] = EMPTY;
            }
        }
        return total;
    }

    private boolean isColumnFree(char[][] board, int column) {
        for (int row = 0; row < board.length; row++) {
            if (board[row][column] == QUEEN) {
                return false;
            }
        }
        return true;
    }

    private boolean isMainDiagonalFree(char[][] board, int row, int column) {
        int n = board.length;
        for (int step = 1; step < n; step++) {
            int r = (row + step) % n;
            int c = (column + step) % n;
            if (board[r][c] == QUEEN) {
                return false;
            }
        }
        return true;
    }

    private boolean isAntiDiagonalFree(char[][] board, int row, int column) {
        int n = board.length;
        for (int step = 1; step < n; step++) {
            int r = (row + step) % n;
            int c = (column - step + n) % n;
            if (board[r][c] == QUEEN) {
                return false;
            }
        }
        return true;
    }
}
