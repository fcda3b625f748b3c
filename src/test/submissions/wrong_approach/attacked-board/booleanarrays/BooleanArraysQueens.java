package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong approach: a board of attacked squares. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(new int[n][n], new int[n], 0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int[][] attacks, int[] queens, int row, List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            if (attacks[row][column] == 0) {
                queens[row] = column;
                add(attacks, row, column, 1);
                place(attacks, queens, row + 1, solutions);
                add(attacks, row, column, -1);
            }
        }
    }

    private void add(int[][] attacks, int row, int column, int change) {
        for (int r = row + 1; r < attacks.length; r++) {
            for (int c : new int[] {column, column - r + row, column + r - row}) {
                if (c >= 0 && c < attacks.length) {
                    attacks[r][c] += change;
                }
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
