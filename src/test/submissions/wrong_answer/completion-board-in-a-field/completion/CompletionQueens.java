package completion;

import nqueens.CompletedBoard;

/** Mistake: the marks are in static arrays, which are never cleared. */
public class CompletionQueens implements CompletedBoard {

    private static final boolean[] COLUMNS = new boolean[64];
    private static final boolean[] MAIN = new boolean[64];
    private static final boolean[] ANTI = new boolean[64];

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        int[] columns = new int[n];
        boolean[] isGiven = new boolean[n];
        for (int[] queen : queens) {
            if (isGiven[queen[0]] || !isFree(n, queen[0], queen[1])) {
                return new int[0];
            }
            mark(n, queen[0], queen[1], true);
            isGiven[queen[0]] = true;
            columns[queen[0]] = queen[1];
        }
        return place(columns, isGiven, 0) ? columns : new int[0];
    }

    private static boolean place(int[] columns, boolean[] isGiven, int row) {
        int n = columns.length;
        if (row == n) {
            return true;
        }
        if (isGiven[row]) {
            return place(columns, isGiven, row + 1);
        }
        for (int column = 0; column < n; column++) {
            if (isFree(n, row, column)) {
                mark(n, row, column, true);
                columns[row] = column;
                if (place(columns, isGiven, row + 1)) {
                    return true;
                }
                mark(n, row, column, false);
            }
        }
        return false;
    }

    private static boolean isFree(int n, int row, int column) {
        return !COLUMNS[column] && !MAIN[row - column + n] && !ANTI[row + column];
    }

    private static void mark(int n, int row, int column, boolean isTaken) {
        COLUMNS[column] = isTaken;
        MAIN[row - column + n] = isTaken;
        ANTI[row + column] = isTaken;
    }
}
