package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: the board decides, and bits of what is taken are kept to print them. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n][n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private String shown = "";

    private void place(int[][] board, int row, int columns, int left, int right, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            int[] placement = new int[n];
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    placement[r] += board[r][c] * c;
                }
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            if (sum(board, row, column) == 0) {
                int bit = 1 << column;
                shown = Integer.toBinaryString(columns | left | right);
                board[row][column] = 1;
                place(board, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, solutions);
                board[row][column] = 0;
            }
        }
    }

    private static int sum(int[][] board, int row, int column) {
        int sum = 0;
        for (int r = 0; r < row; r++) {
            for (int c : new int[] {column, column - row + r, column + row - r}) {
                sum += c >= 0 && c < board.length ? board[r][c] : 0;
            }
        }
        return sum;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
