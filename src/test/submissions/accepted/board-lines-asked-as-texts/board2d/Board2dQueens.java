package board2d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Right: each line of the board that is asked becomes a text, whose letters are looked at. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new char[n][n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(char[][] board, int row, List<int[]> solutions) {
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
            if (isFree(board, row, column)) {
                board[row][column] = 'Q';
                place(board, row + 1, solutions);
                board[row][column] = '.';
            }
        }
    }

    private static boolean isFree(char[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            char[] line = board[row - up];
            String text = Arrays.toString(line);
            if (text.indexOf('Q') == 1 + 3 * column || column >= up && line[column - up] == 'Q'
                    || column + up < board.length && line[column + up] == 'Q') {
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
