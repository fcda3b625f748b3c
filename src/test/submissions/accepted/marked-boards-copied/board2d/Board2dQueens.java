package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: marks the attacked squares of all rows on a new board for each queen. */
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
        return solve(n).size();
    }

    private void search(boolean[][] attacked, int row, int[] columns, List<int[]> solutions) {
        int n = attacked.length;
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!attacked[row][column]) {
                boolean[][] next = new boolean[n][n];
                for (int i = 0; i < n; i++) {
                    for (int j = 0; j < n; j++) {
                        next[i][j] = attacked[i][j] || i == row || j == column
                                || i - j == row - column || i + j == row + column;
                    }
                }
                columns[row] = column;
                search(next, row + 1, columns, solutions);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
