package board2d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("bad size " + n);
        List<int[]> answer = new ArrayList<>();
        explore(new boolean[n][n], 0, answer);
        return answer;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void explore(boolean[][] board, int row, List<int[]> answer) {
        int n = board.length;
        if (row == n) {
            answer.add(columnsOf(board));
            return;
        }
        for (int col = 0; col < n; col++) {
            if (canPlace(board, row, col)) {
                // work on a copy, so that nothing has to be undone
                boolean[][] next = board.clone();
                next[row][col] = true;
                explore(next, row + 1, answer);
            }
        }
    }

    private static int[] columnsOf(boolean[][] board) {
        int[] columns = new int[board.length];
        for (int r = 0; r < board.length; r++)
            for (int c = 0; c < board.length; c++)
                if (board[r][c]) columns[r] = c;
        return columns;
    }

    private static boolean canPlace(boolean[][] board, int row, int col) {
        for (int r = 0; r < row; r++) {
            for (int c = 0; c < board.length; c++) {
                if (board[r][c] && (c == col || Math.abs(c - col) == row - r)) {
                    return false;
                }
            }
        }
        return true;
    }
}
