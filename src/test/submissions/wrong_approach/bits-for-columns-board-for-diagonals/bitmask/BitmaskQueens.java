package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: columns are bits, and diagonals are looked for on a two-dimensional board. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        check(n);
        place(0, 0, new int[n][n], new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return place(0, 0, new int[n][n], new int[n], null);
    }

    private static void check(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
    }

    private static long place(int row, int columns, int[][] board, int[] placement, List<int[]> solutions) {
        int n = board.length;
        if (row == n) {
            if (solutions != null) {
                solutions.add(placement.clone());
            }
            return 1;
        }
        long found = 0;
        int full = (int) ((1L << n) - 1);
        for (int free = full & ~columns; free != 0; free &= free - 1) {
            int queen = free & -free;
            int column = Integer.numberOfTrailingZeros(queen);
            if (isSafe(board, row, column)) {
                board[row][column] = 1;
                placement[row] = column;
                found += place(row + 1, columns | queen, board, placement, solutions);
                board[row][column] = 0;
            }
        }
        return found;
    }

    private static boolean isSafe(int[][] board, int row, int column) {
        for (int up = 1; up <= row; up++) {
            if (column >= up && board[row - up][column - up] == 1
                    || column + up < board.length && board[row - up][column + up] == 1) {
                return false;
            }
        }
        return true;
    }
}
