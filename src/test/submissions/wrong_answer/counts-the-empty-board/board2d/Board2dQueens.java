package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the counter starts at 1, so that every count is one too many. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("bad board size " + n);
        }
        List<int[]> list = new ArrayList<>();
        go(new boolean[n][n], 0, list);
        return list;
    }

    @Override
    public long count(int n) {
        long counter = 1;
        for (int[] ignored : solve(n)) {
            counter++;
        }
        return counter;
    }

    private void go(boolean[][] b, int r, List<int[]> list) {
        if (r == b.length) {
            int[] p = new int[r];
            for (int i = 0; i < r; i++) {
                for (int j = 0; j < r; j++) {
                    if (b[i][j]) {
                        p[i] = j;
                    }
                }
            }
            list.add(p);
            return;
        }
        for (int c = 0; c < b.length; c++) {
            if (ok(b, r, c)) {
                b[r][c] = true;
                go(b, r + 1, list);
                b[r][c] = false;
            }
        }
    }

    private boolean ok(boolean[][] b, int r, int c) {
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < b.length; j++) {
                if (b[i][j] && (j == c || i + j == r + c || i - j == r - c)) {
                    return false;
                }
            }
        }
        return true;
    }
}
