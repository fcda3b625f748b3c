package board2d;

import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: has room for fifty solutions, which ends at n = 8 with its 92. */
public class Board2dQueens implements QueensSolver {

    private static final int MAX_SOLUTIONS = 50;

    @Override
    public List<int[]> solve(int n) {
        int[][] kept = new int[MAX_SOLUTIONS][];
        int total = (int) search(newBoard(n), 0, kept, 0);
        return Arrays.asList(Arrays.copyOf(kept, Math.min(total, MAX_SOLUTIONS)));
    }

    @Override
    public long count(int n) {
        return search(newBoard(n), 0, new int[MAX_SOLUTIONS][], 0);
    }

    private boolean[][] newBoard(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new boolean[n][n];
    }

    private long search(boolean[][] board, int row, int[][] kept, long found) {
        if (row == board.length) {
            if (found < MAX_SOLUTIONS) {
                kept[(int) found] = toPlacement(board);
            }
            return found + 1;
        }
        long total = found;
        for (int column = 0; column < board.length; column++) {
            if (!attacked(board, row, column)) {
                board[row][column] = true;
                total = search(board, row + 1, kept, total);
                board[row][column] = false;
            }
        }
        return total;
    }

    private boolean attacked(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            boolean[] above = board[row - up];
            if (above[column]
                    || column >= up && above[column - up]
                    || column + up < board.length && above[column + up]) {
                return true;
            }
        }
        return false;
    }

    private int[] toPlacement(boolean[][] board) {
        int[] placement = new int[board.length];
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                if (board[row][column]) {
                    placement[row] = column;
                }
            }
        }
        return placement;
    }
}
