package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: fills columns from left to right, on a board of bytes. */
public class Board2dQueens implements QueensSolver {

    private byte[][] squares;
    private long found;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        squares = new byte[n][n];
        List<int[]> solutions = new ArrayList<>();
        fillColumn(0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        squares = new byte[n][n];
        found = 0;
        fillColumn(0, null);
        return found;
    }

    private void fillColumn(int column, List<int[]> solutions) {
        if (column == squares.length) {
            found++;
            if (solutions != null) {
                solutions.add(placement());
            }
            return;
        }
        for (int row = 0; row < squares.length; row++) {
            if (isFree(row, column)) {
                squares[row][column] = 1;
                fillColumn(column + 1, solutions);
                squares[row][column] = 0;
            }
        }
    }

    private boolean isFree(int row, int column) {
        for (int c = 0; c < column; c++) {
            if (squares[row][c] == 1) {
                return false;
            }
        }
        for (int r = row, c = column; r >= 0 && c >= 0; r--, c--) {
            if (squares[r][c] == 1) {
                return false;
            }
        }
        for (int r = row, c = column; r < squares.length && c >= 0; r++, c--) {
            if (squares[r][c] == 1) {
                return false;
            }
        }
        return true;
    }

    private int[] placement() {
        int[] placement = new int[squares.length];
        for (int r = 0; r < squares.length; r++) {
            for (int c = 0; c < squares.length; c++) {
                if (squares[r][c] == 1) {
                    placement[r] = c;
                }
            }
        }
        return placement;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
