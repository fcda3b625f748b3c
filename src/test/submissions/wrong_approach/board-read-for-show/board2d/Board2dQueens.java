package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the board is read for each square, but the columns of earlier queens decide. */
public class Board2dQueens implements QueensSolver {

    private int looked;

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
            if (safe(board, queens, row, column)) {
                queens[row] = column;
                board[row][column] = true;
                place(board, queens, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private boolean safe(boolean[][] board, int[] queens, int row, int column) {
        for (int r = 0; r < row; r++) {
            if (board[r][column]) {
                looked++;
            }
            if (queens[r] == column || Math.abs(queens[r] - column) == row - r) {
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
