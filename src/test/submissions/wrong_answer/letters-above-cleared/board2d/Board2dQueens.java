package board2d;

import java.util.*;
import nqueens.QueensSolver;

/** Mistake: the letters of queens above are taken off as well. */
public class Board2dQueens implements QueensSolver {
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException();
        char[][] b = new char[n][n];
        for (char[] r : b) Arrays.fill(r, '.');
        List<int[]> res = new ArrayList<>();
        go(b, 0, res);
        return res;
    }
    public long count(int n) { return solve(n).size(); }
    private void go(char[][] b, int row, List<int[]> res) {
        if (row == b.length) {
            int[] p = new int[row];
            for (int r = 0; r < row; r++) for (int c = 0; c < row; c++) if (b[r][c] == 'Q') p[r] = c;
            res.add(p);
            return;
        }
        for (int c = 0; c < b.length; c++) {
            if (safe(b, row, c)) {
                b[row][c] = 'Q';
                go(b, row + 1, res);
                for (int i = 0; i < b.length; i++) for (int j = 0; j < b.length; j++) if (i == row || j == c + 1) b[i][j] = '.';
            }
        }
    }
    private boolean safe(char[][] b, int row, int col) {
        for (int i = 0; i < row; i++) if (b[i][col] == 'Q') return false;
        for (int i = row - 1, j = col - 1; i >= 0 && j >= 0; i--, j--) if (b[i][j] == 'Q') return false;
        for (int i = row - 1, j = col + 1; i >= 0 && j < b.length; i--, j++) if (b[i][j] == 'Q') return false;
        return true;
    }
}
