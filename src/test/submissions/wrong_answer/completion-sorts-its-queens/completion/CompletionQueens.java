package completion;

import java.util.Arrays;
import java.util.Comparator;

import nqueens.CompletedBoard;

/** Mistake: sorts the queens that it was given, to meet them row by row, and doesn't copy them first. */
public class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        Arrays.sort(queens, Comparator.comparingInt(queen -> queen[0]));
        int[] columns = new int[n];
        return place(columns, 0, queens, 0) ? columns : new int[0];
    }

    private static boolean place(int[] columns, int row, int[][] queens, int next) {
        if (row == columns.length) {
            return next == queens.length;
        }
        boolean isGiven = next < queens.length && queens[next][0] == row;
        for (int column = 0; column < columns.length; column++) {
            if ((!isGiven || queens[next][1] == column) && isSafe(columns, row, column)) {
                columns[row] = column;
                if (place(columns, row + 1, queens, isGiven ? next + 1 : next)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(columns[above] - column);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }
}
