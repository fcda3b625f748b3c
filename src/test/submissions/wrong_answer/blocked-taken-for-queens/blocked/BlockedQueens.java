package blocked;

import nqueens.BlockedSquares;

/** Mistake: blocked squares are queens on the board that is tested, and attack. */
public final class BlockedQueens implements BlockedSquares {

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        boolean[][] board = new boolean[n][];
        for (int i = 0; i < n; i++) {
            board[i] = blocked[i].clone();
        }
        return go(0, n, board);
    }

    private long go(int row, int n, boolean[][] board) {
        if (row == n) {
            return 1;
        }
        long sum = 0;
        for (int col = 0; col < n; col++) {
            if (!board[row][col] && safe(row, col, board)) {
                board[row][col] = true;
                sum += go(row + 1, n, board);
                board[row][col] = false;
            }
        }
        return sum;
    }

    private boolean safe(int row, int col, boolean[][] board) {
        for (int d = -1; d <= 1; d++) {
            int r = row - 1;
            int c = col + d;
            while (r >= 0 && c >= 0 && c < board.length) {
                if (board[r][c]) {
                    return false;
                }
                r--;
                c += d;
            }
        }
        return true;
    }
}
