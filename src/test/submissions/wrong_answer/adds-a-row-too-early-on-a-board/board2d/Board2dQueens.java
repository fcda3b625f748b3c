package board2d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

public final class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n is " + n);
        List<int[]> found = new ArrayList<>();
        place(new boolean[n][n], 0, found);
        return found;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(boolean[][] board, int row, List<int[]> found) {
        int n = board.length;
        if (row == n - 1) {
            found.add(toArray(board));
            return;
        }
        for (int col = 0; col < n; col++) {
            if (!attacked(board, row, col)) {
                board[row][col] = true;
                place(board, row + 1, found);
                board[row][col] = false;
            }
        }
    }

    private int[] toArray(boolean[][] board) {
        int[] a = new int[board.length];
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board.length; c++) {
                if (board[r][c]) {
                    a[r] = c;
                }
            }
        }
        return a;
    }

    private boolean attacked(boolean[][] board, int row, int col) {
        for (int k = 1; k <= row; k++) {
            if (board[row - k][col]) return true;
            if (col - k >= 0 && board[row - k][col - k]) return true;
            if (col + k < board.length && board[row - k][col + k]) return true;
        }
        return false;
    }
}
