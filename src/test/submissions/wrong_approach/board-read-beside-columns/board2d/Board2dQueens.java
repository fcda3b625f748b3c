package board2d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nqueens.QueensSolver;

/** Wrong approach: columns decide, and the squares of a board are added up. */
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
        put(new int[n][n], new int[n], 0, sink);
    }
    private static void put(int[][] board, int[] p, int row, Consumer<int[]> sink) {
        int n = p.length;
        if (row == n) { sink.accept(p); return; }
        next:
        for (int column = 0; column < n; column++) {
            for (int i = 0; i < row; i++) {
                if (p[i] == column || Math.abs(p[i] - column) == row - i) continue next;
            }
            for (int i = 0; i < n; i++) seen += board[i][column] + board[i][(column + i) % n];
            board[row][column] = 1;
            p[row] = column;
            put(board, p, row + 1, sink);
            board[row][column] = 0;
        }
    }
}
