package drill;

import java.util.ArrayList;
import java.util.List;

import nqueens.drill.AllSolutions;

/** Draws every solution, row by row. */
public final class AllSolutionsQueens implements AllSolutions {
    private final List<String> board = new ArrayList<>();

    @Override
    public List<List<String>> solveNQueens(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        board.clear();
        List<List<String>> boards = new ArrayList<>();
        place(new int[n], 0, boards);
        return boards;
    }

    private void place(int[] columns, int row, List<List<String>> boards) {
        int n = columns.length;
        if (row == n) {
            boards.add(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                board.add(".".repeat(column) + "Q" + ".".repeat(n - column - 1));
                place(columns, row + 1, boards);
                board.remove(row);
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
