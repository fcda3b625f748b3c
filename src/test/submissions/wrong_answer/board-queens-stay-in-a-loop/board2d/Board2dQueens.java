package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: goes back in a loop, and leaves each queen on the board. */
public class Board2dQueens implements QueensSolver {
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n must be at least 1: " + n);
        List<int[]> all = new ArrayList<>();
        int[][] board = new int[n][n];
        int[] col = new int[n];
        int row = 0;
        col[0] = -1;
        while (row >= 0) {
            col[row]++;
            while (col[row] < n && attacked(board, row, col[row])) col[row]++;
            if (col[row] == n) {
                row--;
            } else if (row == n - 1) {
                all.add(col.clone());
            } else {
                board[row][col[row]] = 1;
                row++;
                col[row] = -1;
            }
        }
        return all;
    }

    public long count(int n) {
        return solve(n).size();
    }

    private boolean attacked(int[][] board, int row, int c) {
        for (int k = 1; k <= row; k++) {
            if (board[row - k][c] == 1) return true;
            if (c - k >= 0 && board[row - k][c - k] == 1) return true;
            if (c + k < board.length && board[row - k][c + k] == 1) return true;
        }
        return false;
    }
}
