package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: mixes each position into a checksum by shifts. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n - 1], new boolean[2 * n - 1], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] columns, boolean[] taken, boolean[] main, boolean[] anti,
            List<int[]> solutions) {
        int n = columns.length;
        note(columns, row);
        if (row == n) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int falling = row - column + n - 1;
            int rising = row + column;
            if (!taken[column] && !main[falling] && !anti[rising]) {
                columns[row] = column;
                taken[column] = main[falling] = anti[rising] = true;
                place(row + 1, columns, taken, main, anti, solutions);
                taken[column] = main[falling] = anti[rising] = false;
            }
        }
    }

    private int checksum;

    private void note(int[] columns, int rows) {
        int hash = rows;
        for (int row = 0; row < rows; row++) {
            hash = (hash << 5) - hash + columns[row];
        }
        checksum ^= hash ^ hash >>> 16;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
