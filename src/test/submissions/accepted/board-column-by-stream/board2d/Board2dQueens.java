package board2d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nqueens.QueensSolver;

/** Right: a stream of lines tells whether the column is taken; diagonals are asked square by square. */
public final class Board2dQueens implements QueensSolver {
    @Override
    public List<int[]> solve(int n) {
        List<int[]> out = new ArrayList<>();
        go(n, out);
        return out;
    }

    @Override
    public long count(int n) {
        return go(n, new ArrayList<>());
    }

    private static long go(int n, List<int[]> out) {
        if (n < 1) throw new IllegalArgumentException("n");
        boolean[][] board = new boolean[n][n];
        return place(board, new int[n], 0, out);
    }

    private static long place(boolean[][] board, int[] p, int row, List<int[]> out) {
        int n = p.length;
        if (row == n) {
            out.add(p.clone());
            return 1;
        }
        long s = 0;
        for (int c = 0; c < n; c++) {
            if (!safe(board, row, c)) continue;
            p[row] = c;
            board[row][c] = true;
            s += place(board, p, row + 1, out);
            board[row][c] = false;
        }
        return s;
    }

    private static boolean safe(boolean[][] board, int row, int column) {
        if (Arrays.stream(board).anyMatch(line -> line[column])) return false;
        return IntStream.rangeClosed(1, row).noneMatch(d -> column >= d && board[row - d][column - d]
                || column + d < board.length && board[row - d][column + d]);
    }
}
