package completion;

import nqueens.CompletedBoard;

public final class CompletionQueens implements CompletedBoard {
    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        return place(columns, 0) ? columns : new int[0];
    }

    private static boolean place(int[] columns, int row) {
        int n = columns.length;
        if (row == n) {
            return true;
        }
        for (int column = 0; column < n; column++) {
            columns[row] = column;
            if (isSafe(columns, row, column) && place(columns, row + 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int difference = Math.abs(columns[above] - column);
            if (difference == 0 || difference == row - above) {
                return false;
            }
        }
        return true;
    }
}
