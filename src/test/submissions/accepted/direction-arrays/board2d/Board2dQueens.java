package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: two arrays of steps, as for many puzzles on a grid. */
public class Board2dQueens implements QueensSolver {

    private static final int[] ROW_STEP = {-1, -1, -1};
    private static final int[] COLUMN_STEP = {-1, 0, 1};

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n][n], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[][] grid, int[] queens, int row, List<int[]> solutions) {
        int n = grid.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (safe(grid, row, column)) {
                grid[row][column] = 1;
                queens[row] = column;
                place(grid, queens, row + 1, solutions);
                grid[row][column] = 0;
            }
        }
    }

    private boolean safe(int[][] grid, int row, int column) {
        for (int d = 0; d < 3; d++) {
            int r = row + ROW_STEP[d];
            int c = column + COLUMN_STEP[d];
            while (r >= 0 && c >= 0 && c < grid.length) {
                if (grid[r][c] == 1) {
                    return false;
                }
                r += ROW_STEP[d];
                c += COLUMN_STEP[d];
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
