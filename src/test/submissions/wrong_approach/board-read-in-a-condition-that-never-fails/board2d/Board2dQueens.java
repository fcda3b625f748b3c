package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: columns decide; a board that lacks a queen would end the search, which never happens. */
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
            if (isFree(board, queens, row, column)) {
                queens[row] = column;
                board[row][column] = true;
                place(board, queens, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private static boolean isFree(boolean[][] board, int[] queens, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (queens[above] == column || !board[above][queens[above]]
                    || Math.abs(queens[above] - column) == row - above) {
                return false;
            }
            for (int each = 0; each < queens.length; each++) {
                if (each != queens[above] && board[above][each]) {
                    return false;
                }
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
