package board2d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

/** Mistake: the queen is taken off behind the loop over the columns, and always from the last one. */
public class Board2dQueens implements QueensSolver {

    private char[][] grid;
    private List<int[]> out;

    @Override
    public List<int[]> solve(int n) {
        if (n <= 0) throw new IllegalArgumentException("n=" + n);
        grid = new char[n][n];
        out = new ArrayList<>();
        backtrack(0);
        return out;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void backtrack(int r) {
        int n = grid.length;
        if (r == n) {
            int[] cols = new int[n];
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++)
                    if (grid[i][j] == 'Q') cols[i] = j;
            out.add(cols);
            return;
        }
        int c;
        for (c = 0; c < n; c++) {
            if (free(r, c)) {
                grid[r][c] = 'Q';
                backtrack(r + 1);
            }
        }
        grid[r][c - 1] = 0;
    }

    private boolean free(int r, int c) {
        for (int d = 1; d <= r; d++) {
            if (grid[r - d][c] == 'Q') return false;
            if (c >= d && grid[r - d][c - d] == 'Q') return false;
            if (c + d < grid.length && grid[r - d][c + d] == 'Q') return false;
        }
        return true;
    }
}
