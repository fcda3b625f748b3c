package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: an exception is thrown for each queen that stands above a square. */
public class Board2dQueens implements QueensSolver {

    /** Says that a queen attacks. */
    private static final class AttackedException extends RuntimeException {
        private static final long serialVersionUID = 1;

        AttackedException(String message) {
            super(message);
        }
    }

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static void place(boolean[][] board, int row, int[] columns, List<int[]> solutions) {
        if (row == board.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < board.length; column++) {
            boolean safe = true;
            for (int r = 0; r < row; r++) {
                for (int c = 0; c < board.length; c++) {
                    try {
                        askEmpty(board, r, c);
                    } catch (AttackedException e) {
                        safe &= c != column && Math.abs(c - column) != row - r;
                    }
                }
            }
            if (safe) {
                board[row][column] = true;
                columns[row] = column;
                place(board, row + 1, columns, solutions);
                board[row][column] = false;
            }
        }
    }

    private static void askEmpty(boolean[][] board, int row, int column) {
        if (board[row][column]) {
            throw new AttackedException("a queen on row " + row + ", column " + column);
        }
    }
}
