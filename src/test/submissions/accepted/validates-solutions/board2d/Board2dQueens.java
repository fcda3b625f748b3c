package board2d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import nqueens.QueensSolver;

/** Right: keeps all solutions sorted in a set of texts, to be sure that none comes twice. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new boolean[n][n], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(boolean[][] board, int[] columns, int row, List<int[]> solutions) {
        note(columns, row);
        if (row == board.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < board.length; column++) {
            if (isSafe(board, row, column)) {
                board[row][column] = true;
                columns[row] = column;
                place(board, columns, row + 1, solutions);
                board[row][column] = false;
            }
        }
    }

    private static boolean isSafe(boolean[][] board, int row, int column) {
        for (int above = row - 1; above >= 0; above--) {
            int distance = row - above;
            if (board[above][column] || column >= distance && board[above][column - distance]
                    || column + distance < board.length && board[above][column + distance]) {
                return false;
            }
        }
        return true;
    }

    private final Set<String> sorted = new TreeSet<>();

    private void note(int[] columns, int rows) {
        if (rows == columns.length) {
            String solution = Arrays.toString(columns);
            if (!sorted.add(solution)) {
                sorted.remove(solution);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
