package board2d;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import nqueens.QueensSolver;

/** Right: half of the board is searched, and a history of texts is kept. */
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

    private final Deque<String> history = new ArrayDeque<>();

    private void place(boolean[][] board, int[] queens, int row, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            solutions.add(queens.clone());
            if (2 * queens[0] < n - 1) {
                solutions.add(Arrays.stream(queens).map(column -> n - 1 - column).toArray());
            }
            return;
        }
        for (int column = 0; column < (row == 0 ? (n + 1) / 2 : n); column++) {
            if (isFree(board, row, column)) {
                queens[row] = column;
                board[row][column] = true;
                history.push("(" + row + ", " + column + ") " + Arrays.toString(queens));
                place(board, queens, row + 1, solutions);
                history.pop();
                board[row][column] = false;
            }
        }
    }

    private static boolean isFree(boolean[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (board[row - up][column] || column >= up && board[row - up][column - up]
                    || column + up < board.length && board[row - up][column + up]) {
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
