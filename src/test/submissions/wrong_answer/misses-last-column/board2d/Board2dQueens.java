package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the loop over the columns ends one too early. */
public class Board2dQueens implements QueensSolver {

    private static final int QUEEN = 1;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must not be " + n);
        }
        List<int[]> result = new ArrayList<>();
        fill(new int[n][n], 0, result);
        return result;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void fill(int[][] board, int row, List<int[]> result) {
        int n = board.length;
        if (row == n) {
            result.add(read(board));
            return;
        }
        for (int column = 0; column < n - 1; column++) {
            if (safe(board, row, column)) {
                board[row][column] = QUEEN;
                fill(board, row + 1, result);
                board[row][column] = 0;
            }
        }
    }

    private boolean safe(int[][] board, int row, int column) {
        for (int i = 1; i <= row; i++) {
            if (board[row - i][column] == QUEEN) {
                return false;
            }
            if (column - i >= 0 && board[row - i][column - i] == QUEEN) {
                return false;
            }
            if (column + i < board.length && board[row - i][column + i] == QUEEN) {
                return false;
            }
        }
        return true;
    }

    private int[] read(int[][] board) {
        int[] placement = new int[board.length];
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                if (board[row][column] == QUEEN) {
                    placement[row] = column;
                }
            }
        }
        return placement;
    }
}
