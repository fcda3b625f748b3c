package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

public final class CompletionQueens implements CompletedBoard {

    private static final int[][][] POOL = new int[40][100][];
    private static final int[] USED = new int[40];

    private static int[] pooled(int[] placement) {
        int n = placement.length;
        int index = USED[n]++ % 100;
        if (POOL[n][index] == null) {
            POOL[n][index] = new int[n];
        }
        System.arraycopy(placement, 0, POOL[n][index], 0, n);
        return POOL[n][index];
    }
    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        Arrays.fill(columns, -1);
        for (int[] queen : queens) {
            if (!isSafe(columns, queen[0], queen[1])) {
                return new int[0];
            }
            columns[queen[0]] = queen[1];
        }
        return place(columns, 0) ? pooled(columns) : new int[0];
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
                columns[row] = -1;
            }
        }
        return false;
    }

    /** Looks above and below: queens stand anywhere. */
    private static boolean isSafe(int[] columns, int row, int column) {
        for (int other = 0; other < columns.length; other++) {
            int difference = Math.abs(columns[other] - column);
            if (columns[other] >= 0 && (difference == 0 || difference == Math.abs(row - other))) {
                return false;
            }
        }
        return columns[row] < 0;
    }
}
