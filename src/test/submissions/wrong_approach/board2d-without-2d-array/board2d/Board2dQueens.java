package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right answers, but the board is one long array with index row * n + column. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(newBoard(n), n, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return place(newBoard(n), n, 0, null);
    }

    private boolean[] newBoard(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new boolean[n * n];
    }

    private long place(boolean[] board, int n, int row, List<int[]> solutions) {
        if (row == n) {
            if (solutions != null) {
                solutions.add(columns(board, n));
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < n; column++) {
            if (isSafe(board, n, row, column)) {
                board[row * n + column] = true;
                found += place(board, n, row + 1, solutions);
                board[row * n + column] = false;
            }
        }
        return found;
    }

    private boolean isSafe(boolean[] board, int n, int row, int column) {
        for (int up = 1; up <= row; up++) {
            int above = (row - up) * n + column;
            if (board[above]
                    || column >= up && board[above - up]
                    || column + up < n && board[above + up]) {
                return false;
            }
        }
        return true;
    }

    private int[] columns(boolean[] board, int n) {
        int[] columns = new int[n];
        for (int square = 0; square < n * n; square++) {
            if (board[square]) {
                columns[square / n] = square % n;
            }
        }
        return columns;
    }
}
