package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** x */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], new int[n * n], n, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private int looked;
    private void place(boolean[][] board, int[] flat, int n, int row, List<int[]> solutions) {
        if (row == n) {
            int[] placement = new int[n];
            for (int i = 0; i < n * n; i++) {
                if (flat[i] == 1) {
                    placement[i / n] = i % n;
                }
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            for (boolean[] line : board) {
                looked += line[column] ? 1 : 0;
            }
            if (isFree(flat, n, row, column)) {
                flat[row * n + column] = 1;
                board[row][column] = true;
                place(board, flat, n, row + 1, solutions);
                board[row][column] = false;
                flat[row * n + column] = 0;
            }
        }
    }
    private static boolean isFree(int[] flat, int n, int row, int column) {
        for (int up = 1; up <= row; up++) {
            int at = (row - up) * n + column;
            if (flat[at] == 1 || column >= up && flat[at - up] == 1 || column + up < n && flat[at + up] == 1) {
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
