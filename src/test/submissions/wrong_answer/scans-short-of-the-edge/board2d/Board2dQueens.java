package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the scan to the upper left stops before column 0 (> 0 in the place of >= 0). */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException(n + " queens");
        }
        List<int[]> solutions = new ArrayList<>();
        solve(new char[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException(n + " queens");
        }
        return solve(new char[n][n], 0, new ArrayList<>());
    }

    private long solve(char[][] board, int row, List<int[]> solutions) {
        if (row == board.length) {
            int[] placement = new int[row];
            for (int i = 0; i < row; i++) {
                placement[i] = new String(board[i]).indexOf('Q');
            }
            solutions.add(placement);
            return 1;
        }
        long found = 0;
        for (int column = 0; column < board.length; column++) {
            if (canPlace(board, row, column)) {
                board[row][column] = 'Q';
                found += solve(board, row + 1, solutions);
                board[row][column] = '.';
            }
        }
        return found;
    }

    private boolean canPlace(char[][] board, int row, int column) {
        for (int r = row - 1; r >= 0; r--) {
            if (board[r][column] == 'Q') {
                return false;
            }
        }
        for (int r = row - 1, c = column - 1; r >= 0 && c > 0; r--, c--) {
            if (board[r][c] == 'Q') {
                return false;
            }
        }
        for (int r = row - 1, c = column + 1; r >= 0 && c < board.length; r--, c++) {
            if (board[r][c] == 'Q') {
                return false;
            }
        }
        return true;
    }
}
