package board2d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;


/** Mistake: tests as a search column by column does, which looks to the left, but goes row by row. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        List<int[]> results = new ArrayList<>();
        solveNQUtil(new int[n][n], 0, results);
        return results;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private boolean isSafe(int[][] board, int row, int col) {
        int i, j;
        for (i = 0; i < col; i++)
            if (board[row][i] == 1)
                return false;
        for (i = row, j = col; i >= 0 && j >= 0; i--, j--)
            if (board[i][j] == 1)
                return false;
        for (i = row, j = col; j >= 0 && i < board.length; i++, j--)
            if (board[i][j] == 1)
                return false;
        return true;
    }

    private void solveNQUtil(int[][] board, int row, List<int[]> results) {
        int n = board.length;
        if (row >= n) {
            int[] placement = new int[n];
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++)
                    if (board[r][c] == 1) placement[r] = c;
            results.add(placement);
            return;
        }
        for (int col = 0; col < n; col++) {
            if (isSafe(board, row, col)) {
                board[row][col] = 1;
                solveNQUtil(board, row + 1, results);
                board[row][col] = 0;
            }
        }
    }
}
