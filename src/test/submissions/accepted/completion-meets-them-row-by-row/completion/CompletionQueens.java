package completion;

import java.util.HashMap;
import java.util.Map;

import nqueens.CompletedBoard;

/** Looks at the queens above alone: a row that has a queen has one choice, when the search comes to it. */
public class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        Map<Integer, Integer> given = new HashMap<>();
        for (int[] queen : queens) {
            if (given.put(queen[0], queen[1]) != null) {
                return new int[0];
            }
        }
        int[] columns = new int[n];
        return place(columns, 0, given) ? columns : new int[0];
    }

    private boolean place(int[] columns, int row, Map<Integer, Integer> given) {
        if (row == columns.length) {
            return true;
        }
        for (int column = 0; column < columns.length; column++) {
            if (given.getOrDefault(row, column) == column && isSafe(columns, row, column)) {
                columns[row] = column;
                if (place(columns, row + 1, given)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(columns[above] - column);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }
}
