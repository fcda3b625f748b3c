package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

public final class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        Arrays.fill(columns, -1);
        for (int[] queen : queens) {
            if (columns[queen[0]] >= 0) {
                return new int[0];
            }
            columns[queen[0]] = queen[1];
        }
        return place(columns, 0) ? columns : new int[0];
    }

    private static boolean place(int[] columns, int row) {
        if (row == columns.length) {
            return true;
        }
        if (columns[row] >= 0) {
            return place(columns, row + 1);
        }
        for (int column = 0; column < columns.length; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                if (place(columns, row + 1)) {
                    return true;
                }
            }
        }
        columns[row] = -1;
        return false;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int other = 0; other < row; other++) {
            int difference = Math.abs(columns[other] - column);
            if (difference == 0 || difference == row - other) {
                return false;
            }
        }
        return true;
    }
}
