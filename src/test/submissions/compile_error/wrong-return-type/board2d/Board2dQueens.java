package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: counts in an int, and returns one, where the contract says long. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new int[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public int count(int n) {
        return solve(n).size();
    }

    private static void place(int[][] board, int row, List<int[]> solutions) {
        if (row == board.length) {
            solutions.add(columns(board));
            return;
        }
        for (int col = 0; col < board.length; col++) {
            if (isSafe(board, row, col)) {
                board[row][col] = 1;
                place(board, row + 1, solutions);
                board[row][col] = 0;
            }
        }
    }

    private static boolean isSafe(int[][] board, int row, int col) {
        for (int r = 0; r < row; r++) {
            for (int c = 0; c < board.length; c++) {
                if (board[r][c] == 1 && (c == col || row - r == Math.abs(col - c))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int[] columns(int[][] board) {
        int[] columns = new int[board.length];
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board.length; c++) {
                columns[r] += c * board[r][c];
            }
        }
        return columns;
    }
}
