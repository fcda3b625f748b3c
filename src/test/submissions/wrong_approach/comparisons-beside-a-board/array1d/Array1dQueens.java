package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nqueens.QueensSolver;

/** Wrong approach: a board decides, and comparisons only count what they find. */
public final class Array1dQueens implements QueensSolver {

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


    private static int seen;
    private static void go(int n, Consumer<int[]> sink) {
        put(new boolean[n][n], new int[n], 0, sink);
    }
    private static void put(boolean[][] board, int[] p, int row, Consumer<int[]> sink) {
        int n = p.length;
        if (row == n) { sink.accept(p); return; }
        for (int column = 0; column < n; column++) {
            for (int i = 0; i < row; i++) if (p[i] == column || p[i] - i == column - row) seen++;
            if (!safe(board, row, column)) continue;
            board[row][column] = true;
            p[row] = column;
            put(board, p, row + 1, sink);
            board[row][column] = false;
        }
    }
    private static boolean safe(boolean[][] board, int row, int column) {
        for (int i = 1; i <= row; i++) {
            if (board[row - i][column]) return false;
            if (column >= i && board[row - i][column - i]) return false;
            if (column + i < board.length && board[row - i][column + i]) return false;
        }
        return true;
    }
}
