package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: looks from each queen on the board in all directions after each one that is put there. */
public class Board2dQueens implements QueensSolver {

    private boolean[][] board;
    private List<int[]> solutions;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        board = new boolean[n][n];
        solutions = new ArrayList<>();
        placeFrom(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row < board.length && column >= 0 && column < board.length;
    }

    private boolean seesQueen(int row, int column, int rowStep, int columnStep) {
        int r = row + rowStep;
        int c = column + columnStep;
        while (isOnBoard(r, c)) {
            if (board[r][c]) {
                return true;
            }
            r += rowStep;
            c += columnStep;
        }
        return false;
    }

    private boolean isAttacked(int row, int column) {
        return seesQueen(row, column, -1, 0) || seesQueen(row, column, -1, -1) || seesQueen(row, column, -1, 1)
                || seesQueen(row, column, 1, 0) || seesQueen(row, column, 1, -1) || seesQueen(row, column, 1, 1);
    }

    private boolean isValid() {
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                if (board[row][column] && isAttacked(row, column)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void placeFrom(int row) {
        if (row == board.length) {
            int[] placement = new int[row];
            for (int r = 0; r < row; r++) {
                for (int c = 0; c < row; c++) {
                    if (board[r][c]) {
                        placement[r] = c;
                    }
                }
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < board.length; column++) {
            board[row][column] = true;
            if (isValid()) {
                placeFrom(row + 1);
            }
            board[row][column] = false;
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
