package completion;

import java.util.Arrays;

import nqueens.CompletedBoard;

/** Mistake: null where there is no solution. */
public class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        boolean[][] taken = new boolean[3][2 * n];
        int[] columns = new int[n];
        Arrays.fill(columns, -1);
        for (int[] queen : queens) {
            if (columns[queen[0]] >= 0 || !flip(taken, n, queen[0], queen[1], false)) {
                return null;
            }
            columns[queen[0]] = queen[1];
        }
        return place(taken, columns, 0) ? columns : null;
    }

    private static boolean place(boolean[][] taken, int[] columns, int row) {
        int n = columns.length;
        if (row == n) {
            return true;
        }
        if (columns[row] >= 0) {
            return place(taken, columns, row + 1);
        }
        for (int column = 0; column < n; column++) {
            if (flip(taken, n, row, column, false)) {
                columns[row] = column;
                if (place(taken, columns, row + 1)) {
                    return true;
                }
                columns[row] = -1;
                flip(taken, n, row, column, true);
            }
        }
        return false;
    }

    /** Takes a square's lines, or gives them back; takes none where one of them is taken. */
    private static boolean flip(boolean[][] taken, int n, int row, int column, boolean isBack) {
        int main = row - column + n;
        int anti = row + column;
        if (!isBack && (taken[0][column] || taken[1][main] || taken[2][anti])) {
            return false;
        }
        taken[0][column] = !isBack;
        taken[1][main] = !isBack;
        taken[2][anti] = !isBack;
        return true;
    }
}
