package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: bit masks search, and only solutions are drawn on a board, which the answer is read from. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(n, new int[n], 0, 0, 0, 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int n, int[] bits, int row, int columns, int right, int left, List<int[]> solutions) {
        if (row == n) {
            boolean[][] board = new boolean[n][n];
            for (int r = 0; r < n; r++) {
                board[r][Integer.numberOfTrailingZeros(bits[r])] = true;
            }
            int[] placement = new int[n];
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (board[r][c]) {
                        placement[r] = c;
                    }
                }
            }
            solutions.add(placement);
            return;
        }
        for (int free = (1 << n) - 1 & ~(columns | right | left); free != 0; free &= free - 1) {
            bits[row] = free & -free;
            place(n, bits, row + 1, columns | bits[row], (right | bits[row]) << 1, (left | bits[row]) >> 1, solutions);
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
