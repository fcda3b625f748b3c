package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: each square counts the queens above that attack it. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(new int[n][n], 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return search(new int[n][n], 0, new int[n], null);
    }

    private static long search(int[][] attackers, int row, int[] placement, List<int[]> solutions) {
        int n = attackers.length;
        if (row == n) {
            if (solutions != null) {
                solutions.add(placement.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            if (attackers[row][column] == 0) {
                placement[row] = column;
                change(attackers, row, column, 1);
                ways += search(attackers, row + 1, placement, solutions);
                change(attackers, row, column, -1);
            }
        }
        return ways;
    }

    private static void change(int[][] attackers, int row, int column, int by) {
        int n = attackers.length;
        for (int below = row + 1; below < n; below++) {
            int apart = below - row;
            attackers[below][column] += by;
            if (column - apart >= 0) {
                attackers[below][column - apart] += by;
            }
            if (column + apart < n) {
                attackers[below][column + apart] += by;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
