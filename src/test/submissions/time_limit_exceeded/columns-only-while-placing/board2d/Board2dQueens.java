package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: looks up the column while placing, and along the diagonals only when all queens stand. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(new boolean[n][n], 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return search(new boolean[n][n], 0, new int[n], null);
    }

    private static long search(boolean[][] board, int row, int[] columns, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            for (int r = 1; r < n; r++) {
                for (int up = 1; up <= r; up++) {
                    int left = columns[r] - up;
                    int right = columns[r] + up;
                    if (left >= 0 && board[r - up][left] || right < n && board[r - up][right]) {
                        return 0;
                    }
                }
            }
            if (solutions != null) {
                solutions.add(columns.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            boolean free = true;
            for (int up = 1; up <= row && free; up++) {
                free = !board[row - up][column];
            }
            if (free) {
                board[row][column] = true;
                columns[row] = column;
                ways += search(board, row + 1, columns, solutions);
                board[row][column] = false;
            }
        }
        return ways;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
