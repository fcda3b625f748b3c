package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: a board decides, and the comparisons give an answer that nobody hears. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        this.n = n; board = new char[n][n]; columns = new int[n]; place(0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private int n;
    private char[][] board;
    private int[] columns;
    private int unsafe;

    private void place(int row, List<int[]> solutions) {
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!isApart(row, column)) {
                unsafe++;
            }
            if (isFree(row, column)) {
                board[row][column] = 'Q';
                columns[row] = column;
                place(row + 1, solutions);
                board[row][column] = '.';
            }
        }
    }

    private boolean isApart(int row, int column) {
        for (int above = 0; above < row; above++) {
            if (columns[above] == column || Math.abs(columns[above] - column) == row - above) {
                return false;
            }
        }
        return true;
    }

    private boolean isFree(int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] == 'Q' || column >= up && board[row - up][column - up] == 'Q'
                    || column + up < n && board[row - up][column + up] == 'Q') {
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
