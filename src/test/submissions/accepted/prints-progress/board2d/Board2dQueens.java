package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right, with the lines printed for debugging left in. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        System.out.println("DEBUG solve, n = " + n);
        List<int[]> solutions = new ArrayList<>();
        long found = search(newBoard(n), 0, solutions);
        System.err.println("DEBUG found " + found);
        return solutions;
    }

    @Override
    public long count(int n) {
        System.out.printf("DEBUG count, n = %d%n", n);
        return search(newBoard(n), 0, null);
    }

    private static boolean[][] newBoard(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new boolean[n][n];
    }

    private static long search(boolean[][] queen, int row, List<int[]> solutions) {
        if (row == queen.length) {
            if (solutions != null) {
                solutions.add(columns(queen));
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < queen.length; column++) {
            if (row == 0 && queen.length > 10) {
                System.out.println("DEBUG first row, column " + column);
            }
            if (safe(queen, row, column)) {
                queen[row][column] = true;
                found += search(queen, row + 1, solutions);
                queen[row][column] = false;
            }
        }
        return found;
    }

    private static boolean safe(boolean[][] queen, int row, int column) {
        int left = column;
        int right = column;
        for (int above = row - 1; above >= 0; above--) {
            left--;
            right++;
            if (queen[above][column]) {
                return false;
            }
            if (left >= 0 && queen[above][left]) {
                return false;
            }
            if (right < queen.length && queen[above][right]) {
                return false;
            }
        }
        return true;
    }

    private static int[] columns(boolean[][] queen) {
        int[] columns = new int[queen.length];
        for (int row = 0; row < queen.length; row++) {
            while (!queen[row][columns[row]]) {
                columns[row]++;
            }
        }
        return columns;
    }
}
