package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

/** Mistake: takes the first free column of each row, and never goes back. */
public class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        Arrays.fill(columns, -1);
        for (int[] queen : queens) {
            if (columns[queen[0]] >= 0 || !isSafe(columns, queen[0], queen[1])) {
                return new int[0];
            }
            columns[queen[0]] = queen[1];
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; columns[row] < 0 && column < n; column++) {
                if (isSafe(columns, row, column)) {
                    columns[row] = column;
                }
            }
            if (columns[row] < 0) {
                return new int[0];
            }
        }
        return columns;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int other = 0; other < columns.length; other++) {
            int difference = Math.abs(columns[other] - column);
            if (columns[other] >= 0 && (difference == 0 || difference == Math.abs(row - other))) {
                return false;
            }
        }
        return true;
    }
}
