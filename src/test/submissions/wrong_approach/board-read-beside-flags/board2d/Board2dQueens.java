package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nqueens.QueensSolver;

/** Wrong approach: flags decide, and a scan of the board confirms what they say. */
public final class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        refuse(n);
        List<int[]> solutions = new ArrayList<>();
        go(n, placement -> solutions.add(placement.clone()));
        return solutions;
    }

    @Override
    public long count(int n) {
        refuse(n);
        long[] found = {0}; go(n, placement -> found[0]++); return found[0];
    }

    private static void refuse(int n) {
        if (n < 1 || n > 1000) {
            throw new IllegalArgumentException("n: " + n);
        }
    }


    private static void go(int n, Consumer<int[]> sink) {
        put(new char[n][n], new boolean[n], new boolean[2 * n], new boolean[2 * n], new int[n], 0, sink);
    }
    private static void put(char[][] board, boolean[] c, boolean[] d, boolean[] a, int[] p, int row, Consumer<int[]> sink) {
        int n = p.length;
        if (row == n) { sink.accept(p); return; }
        for (int column = 0; column < n; column++) {
            if (c[column] || d[row - column + n] || a[row + column]) continue;
            if (!looksSafe(board, row, column)) throw new IllegalStateException();
            board[row][column] = 'Q';
            p[row] = column;
            c[column] = d[row - column + n] = a[row + column] = true;
            put(board, c, d, a, p, row + 1, sink);
            c[column] = d[row - column + n] = a[row + column] = false;
            board[row][column] = '.';
        }
    }
    private static boolean looksSafe(char[][] board, int row, int column) {
        for (int i = 0; i < board.length; i++) if (i != row && board[i][column] == 'Q' && i < row) return false;
        for (int i = 1; i <= row; i++) {
            if (column >= i && board[row - i][column - i] == 'Q') return false;
            if (column + i < board.length && board[row - i][column + i] == 'Q') return false;
        }
        return true;
    }
}
