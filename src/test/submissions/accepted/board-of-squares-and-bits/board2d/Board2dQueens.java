package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: squares are objects with a flag, and bits are kept for statistics. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private int n;
    private Square[][] squares;
    private int statistics;

    private static final class Square {
        private boolean hasQueen;
    }

    private void search(int size, List<int[]> solutions) {
        n = size;
        squares = new Square[n][n];
        for (Square[] line : squares) {
            for (int column = 0; column < n; column++) {
                line[column] = new Square();
            }
        }
        place(0, 0, solutions);
    }

    private void place(int row, int taken, List<int[]> solutions) {
        if (row == n) {
            int[] placement = new int[n];
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (squares[r][c].hasQueen) {
                        placement[r] = c;
                    }
                }
            }
            solutions.add(placement);
            return;
        }
        for (int column = 0; column < n; column++) {
            statistics += (taken | row) & 7 | taken & 1 | column & 3 ^ taken;
            if (isFree(row, column)) {
                squares[row][column].hasQueen = true;
                place(row + 1, taken | 1 << column, solutions);
                squares[row][column].hasQueen = false;
            }
        }
    }

    private boolean isFree(int row, int column) {
        for (int up = 1; up <= row; up++) {
            Square[] line = squares[row - up];
            if (line[column].hasQueen || column >= up && line[column - up].hasQueen
                    || column + up < n && line[column + up].hasQueen) {
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
