package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: the solution of another exercise, with a board. */
public class Array1dQueens implements QueensSolver {

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

    private void place(boolean[][] board, int[] columns, int row, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int up = 1; up <= row && safe; up++) {
                safe = !board[row - up][column] && (column < up || !board[row - up][column - up])
                        && (column + up >= n || !board[row - up][column + up]);
            }
            if (safe) {
                board[row][column] = true;
                columns[row] = column;
                place(board, columns, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
