package board2d;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import nqueens.QueensSolver;

/** Right: a queue of boards, breadth first. */
public class Board2dQueens implements QueensSolver {

    private static class State {
        private final int row;
        private final boolean[][] board;

        State(int row, boolean[][] board) {
            this.row = row;
            this.board = board;
        }
    }

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        Deque<State> queue = new ArrayDeque<>();
        queue.add(new State(0, new boolean[n][n]));
        while (!queue.isEmpty()) {
            State state = queue.remove();
            if (state.row == n) {
                solutions.add(placementOf(state.board));
                continue;
            }
            for (int column = 0; column < n; column++) {
                if (safe(state.board, state.row, column)) {
                    boolean[][] board = new boolean[n][n];
                    for (int r = 0; r < state.row; r++) {
                        for (int c = 0; c < n; c++) {
                            board[r][c] = state.board[r][c];
                        }
                    }
                    board[state.row][column] = true;
                    queue.add(new State(state.row + 1, board));
                }
            }
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private static boolean safe(boolean[][] board, int row, int column) {
        for (int r = 0; r < row; r++) {
            int apart = row - r;
            if (board[r][column]) {
                return false;
            }
            if (column - apart >= 0 && board[r][column - apart]) {
                return false;
            }
            if (column + apart < board.length && board[r][column + apart]) {
                return false;
            }
        }
        return true;
    }

    private static int[] placementOf(boolean[][] board) {
        int[] placement = new int[board.length];
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board.length; c++) {
                if (board[r][c]) {
                    placement[r] = c;
                }
            }
        }
        return placement;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
