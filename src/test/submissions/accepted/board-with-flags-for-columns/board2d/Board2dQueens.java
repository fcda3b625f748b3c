package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: flags say which columns are taken, and the board which diagonals are. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new char[n][n], new boolean[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(char[][] board, boolean[] taken, int row, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            int[] placement = new int[n];
            for (int r = 0; r < n; r++) {
                placement[r] = new String(board[r]).indexOf('Q');
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (!taken[column] && isFree(board, row, column)) {
                taken[column] = true;
                board[row][column] = 'Q';
                place(board, taken, row + 1, solutions);
                board[row][column] = '.';
                taken[column] = false;
            }
        }
    }

    private static boolean isFree(char[][] board, int row, int column) {
        for (int r = row - 1, left = column - 1, right = column + 1; r >= 0; r--, left--, right++) {
            if (left >= 0 && board[r][left] == 'Q' || right < board.length && board[r][right] == 'Q') {
                return false;
            }
        }
        return true;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
