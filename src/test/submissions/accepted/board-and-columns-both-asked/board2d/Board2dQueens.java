package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: what the board lets pass is checked once more by the columns of earlier queens. */
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

    private void place(boolean[][] board, int[] queens, int row, List<int[]> solutions) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            if (isFree(board, row, column) && isApart(queens, row, column)) {
                queens[row] = column;
                board[row][column] = true;
                place(board, queens, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private static boolean isFree(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] || column >= up && board[row - up][column - up]
                    || column + up < board.length && board[row - up][column + up]) {
                return false;
            }
        }
        return true;
    }

    private static boolean isApart(int[] queens, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
