package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: marks columns in flags, and scans a board for both diagonals. */
public final class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        search(n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> solutions) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(0, new int[n], new boolean[n], new int[n][n], solutions);
    }

    private static long place(int row, int[] columns, boolean[] taken, int[][] board, List<int[]> solutions) {
        int n = columns.length;
        if (row == n) {
            if (solutions != null) {
                solutions.add(columns.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            if (!taken[column] && isSafe(board, row, column)) {
                taken[column] = true;
                board[row][column] = 1;
                columns[row] = column;
                ways += place(row + 1, columns, taken, board, solutions);
                board[row][column] = 0;
                taken[column] = false;
            }
        }
        return ways;
    }

    private static boolean isSafe(int[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (column >= up && board[row - up][column - up] == 1
                    || column + up < board.length && board[row - up][column + up] == 1) {
                return false;
            }
        }
        return true;
    }
}
