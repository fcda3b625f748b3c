package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: draws each position on a board of squares and asks each square how it looks. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] columns, boolean[] taken, boolean[] main, boolean[] anti,
            List<int[]> solutions) {
        int n = columns.length;
        note(columns, row);
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int falling = row - column + n - 1;
            int rising = row + column;
            if (!taken[column] && !main[falling] && !anti[rising]) {
                columns[row] = column;
                taken[column] = main[falling] = anti[rising] = true;
                place(row + 1, columns, taken, main, anti, solutions);
                taken[column] = main[falling] = anti[rising] = false;
            }
        }
    }

    private enum Look { EMPTY, QUEEN }

    private int drawn;

    private void note(int[] columns, int rows) {
        int n = columns.length;
        Look[][] board = new Look[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                board[row][column] = row < rows && columns[row] == column ? Look.QUEEN : Look.EMPTY;
            }
        }
        StringBuilder text = new StringBuilder();
        for (Look[] line : board) {
            for (Look square : line) {
                text.append(square == Look.QUEEN ? "Q" : ".");
            }
        }
        drawn += text.length();
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
