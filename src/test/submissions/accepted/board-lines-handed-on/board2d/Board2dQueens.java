package board2d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

/** Right: hands each line above to a method that looks at three of its squares. */
public final class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> out = new ArrayList<>();
        start(n, out);
        return out;
    }

    @Override
    public long count(int n) {
        return start(n, new ArrayList<>());
    }

    private static long start(int n, List<int[]> out) {
        if (n < 1) throw new IllegalArgumentException("n " + n);
        return place(new boolean[n][n], new int[n], 0, out);
    }

    private static long place(boolean[][] board, int[] columns, int row, List<int[]> out) {
        if (row == board.length) {
            out.add(columns.clone());
            return 1;
        }
        long found = 0;
        for (int c = 0; c < board.length; c++) {
            boolean safe = true;
            for (int r = row - 1; safe && r >= 0; r--) safe = !hits(board[r], c, row - r);
            if (!safe) continue;
            columns[row] = c;
            board[row][c] = true;
            found += place(board, columns, row + 1, out);
            board[row][c] = false;
        }
        return found;
    }

    private static boolean hits(boolean[] line, int column, int away) {
        return line[column] || column >= away && line[column - away]
                || column + away < line.length && line[column + away];
    }
}
