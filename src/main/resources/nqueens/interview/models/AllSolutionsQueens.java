package drill;

import java.util.ArrayList;
import java.util.List;

import nqueens.drill.AllSolutions;

/** Stores one column for each row, and draws a board when all rows have a queen. */
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
        if (row == columns.length) {
            boards.add(drawn(columns));
            return;
        }
        for (int column = 0; column < columns.length; column++) {
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

    private static List<String> drawn(int[] columns) {
        List<String> board = new ArrayList<>();
        for (int column : columns) {
            board.add(".".repeat(column) + "Q" + ".".repeat(columns.length - column - 1));
        }
        return board;
    }
}
