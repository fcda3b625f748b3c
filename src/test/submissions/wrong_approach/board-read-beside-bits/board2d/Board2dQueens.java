package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nqueens.QueensSolver;

/** Wrong approach: bits decide, and a board is read in a loop that changes nothing. */
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


    private static int seen;
    private static void go(int n, Consumer<int[]> sink) {
        put(new boolean[n][n], new int[n], 0, 0, 0, 0, sink);
    }
    private static void put(boolean[][] board, int[] p, int row, int c, int l, int r, Consumer<int[]> sink) {
        int n = p.length;
        if (row == n) { sink.accept(p); return; }
        for (int free = ((1 << n) - 1) & ~(c | l | r); free != 0; free &= free - 1) {
            int bit = free & -free;
            int column = Integer.numberOfTrailingZeros(bit);
            for (int i = 0; i < n; i++) { if (board[i][column]) seen++; if (board[row][i]) seen++; }
            board[row][column] = true;
            p[row] = column;
            put(board, p, row + 1, c | bit, (l | bit) << 1, (r | bit) >>> 1, sink);
            board[row][column] = false;
        }
    }
}
