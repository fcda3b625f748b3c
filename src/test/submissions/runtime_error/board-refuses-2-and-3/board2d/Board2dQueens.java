package board2d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

/** One mistake: refuses the boards that have no solution. */
public final class Board2dQueens implements QueensSolver {

    private int n;
    private boolean[][] board;
    private List<int[]> solutions;
    private long number;

    @Override
    public List<int[]> solve(int n) {
        start(n);
        return solutions;
    }

    @Override
    public long count(int n) {
        start(n);
        return number;
    }

    private void start(int size) {
        if (size < 1 || size == 2 || size == 3) {
            throw new IllegalArgumentException("n < 1");
        }
        n = size;
        board = new boolean[n][n];
        solutions = new ArrayList<>();
        number = 0;
        place(0);
    }

    private void place(int row) {
        if (row == n) {
            number++;
            solutions.add(read());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column)) {
                board[row][column] = true;
                place(row + 1);
                board[row][column] = false;
            }
        }
    }

    private int[] read() {
        int[] placement = new int[n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (board[row][column]) {
                    placement[row] = column;
                }
            }
        }
        return placement;
    }

    private boolean isSafe(int row, int column) {
        for (int i = 0; i < row; i++) {
            if (board[i][column]) {
                return false;
            }
        }
        for (int i = row - 1, j = column - 1; i >= 0 && j >= 0; i--, j--) {
            if (board[i][j]) {
                return false;
            }
        }
        for (int i = row - 1, j = column + 1; i >= 0 && j < n; i--, j++) {
            if (board[i][j]) {
                return false;
            }
        }
        return true;
    }
}
