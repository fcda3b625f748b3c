package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the first queen stands in the left half of her row, and the mirror images are forgotten. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], new int[n], 0, (n + 1) / 2, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(boolean[][] board, int[] columns, int row, int end, List<int[]> solutions) {
        if (row == board.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < end; column++) {
            if (!seesQueen(board, row, column, 0) && !seesQueen(board, row, column, -1)
                    && !seesQueen(board, row, column, 1)) {
                board[row][column] = true;
                columns[row] = column;
                place(board, columns, row + 1, board.length, solutions);
                board[row][column] = false;
            }
        }
    }

    private boolean seesQueen(boolean[][] board, int row, int column, int step) {
        int r = row - 1;
        int c = column + step;
        while (r >= 0 && c >= 0 && c < board.length) {
            if (board[r][c]) {
                return true;
            }
            r--;
            c += step;
        }
        return false;
    }
}
