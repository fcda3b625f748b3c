package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: draws each position on a board of squares and asks each square how it looks. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[] columns, int row, List<int[]> solutions) {
        note(columns, row);
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1, solutions);
            }
        }
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                return false;
            }
        }
        return true;
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
