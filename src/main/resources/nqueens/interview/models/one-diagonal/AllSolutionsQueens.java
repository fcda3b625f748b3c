package drill;

import java.util.ArrayList;
import java.util.List;

import nqueens.drill.AllSolutions;

/** Draws every solution: one column for each row. */
public final class AllSolutionsQueens implements AllSolutions {
    @Override
    public List<List<String>> solveNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<List<String>> boards = new ArrayList<>();
        place(new int[n], 0, boards);
        return boards;
    }

    private static void place(int[] columns, int row, List<List<String>> boards) {
        int n = columns.length;
        if (row == n) {
            List<String> board = new ArrayList<>();
            for (int column : columns) {
                board.add(".".repeat(column) + "Q" + ".".repeat(n - column - 1));
            }
            boards.add(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                place(columns, row + 1, boards);
            }
        }
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
