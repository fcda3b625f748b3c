package board2d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;


/** Mistake: makes its board in the first call only, so a later call has a board of another size. */
public class Board2dQueens implements QueensSolver {

    private boolean[][] board;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException();
        if (board == null) {
            board = new boolean[n][n];
        }
        List<int[]> all = new ArrayList<>();
        go(n, 0, new int[n], all);
        return all;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void go(int n, int row, int[] cur, List<int[]> all) {
        if (row == n) {
            all.add(cur.clone());
            return;
        }
        for (int col = 0; col < n; col++) {
            if (ok(n, row, col)) {
                board[row][col] = true;
                cur[row] = col;
                go(n, row + 1, cur, all);
                board[row][col] = false;
            }
        }
    }

    private boolean ok(int n, int row, int col) {
        for (int r = row - 1, step = 1; r >= 0; r--, step++) {
            if (board[r][col]) return false;
            if (col - step >= 0 && board[r][col - step]) return false;
            if (col + step < n && board[r][col + step]) return false;
        }
        return true;
    }
}
