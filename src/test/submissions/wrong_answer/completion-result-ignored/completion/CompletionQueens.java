package completion;

import java.util.*;
import nqueens.CompletedBoard;

public class CompletionQueens implements CompletedBoard {

    @Override
    public int[] complete(int n, int[][] queens) {
        if (n < 1) throw new IllegalArgumentException("bad n");
        int[] board = new int[n];
        Arrays.fill(board, -1);
        for (int[] q : queens) {
            if (board[q[0]] >= 0 || !safe(board, q[0], q[1])) return new int[0];
            board[q[0]] = q[1];
        }
        if (search(board, 0)) {
            return board;
        }
        return new int[0];
    }

    private boolean search(int[] board, int row) {
        if (row == board.length) {
            return true;
        }
        if (board[row] >= 0) {
            return search(board, row + 1);
        }
        for (int col = 0; col < board.length; col++) {
            if (safe(board, row, col)) {
                board[row] = col;
                search(board, row + 1);
                board[row] = -1;
            }
        }
        return false;
    }

    private boolean safe(int[] board, int row, int col) {
        for (int r = 0; r < board.length; r++) {
            if (board[r] == -1) continue;
            if (board[r] == col) return false;
            if (Math.abs(board[r] - col) == Math.abs(r - row)) return false;
        }
        return true;
    }
}
