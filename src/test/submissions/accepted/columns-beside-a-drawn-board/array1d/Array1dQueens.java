package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a board of letters is drawn beside the columns and looked through for each square. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n], new char[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private int seen;

    private void place(int[] columns, char[][] board, int row, List<int[]> solutions) {
        int n = columns.length;
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            for (char[] line : board) {
                seen += line[column] == 'Q' ? 1 : 0;
            }
            if (isSafe(columns, row, column)) {
                columns[row] = column;
                board[row][column] = 'Q';
                place(columns, board, row + 1, solutions);
                board[row][column] = '.';
            }
        }
    }

    private static boolean isSafe(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
