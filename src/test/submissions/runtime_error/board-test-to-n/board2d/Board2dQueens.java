package board2d;

import java.util.*;
import nqueens.*;

/** Asks rows 0 to n, also n. */
public class Board2dQueens implements QueensSolver {
    private List<int[]> result;
    private boolean[][] board;
    private int n;

    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n = " + n);
        this.n = n;
        board = new boolean[n][n];
        result = new ArrayList<>();
        place(0);
        return result;
    }

    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row) {
        if (row == n) {
            int[] solution = new int[n];
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (board[r][c]) solution[r] = c;
                }
            }
            result.add(solution);
            return;
        }
        for (int col = 0; col < n; col++) {
            if (isSafe(row, col)) {
                board[row][col] = true;
                place(row + 1);
                board[row][col] = false;
            }
        }
    }

    private boolean isSafe(int row, int col) {
        for (int r = 0; r <= n; r++) {
            if (board[r][col]) return false;
        }
        for (int r = row - 1, c = col - 1; r >= 0 && c >= 0; r--, c--) {
            if (board[r][c]) return false;
        }
        for (int r = row - 1, c = col + 1; r >= 0 && c < n; r--, c++) {
            if (board[r][c]) return false;
        }
        return true;
    }
}
