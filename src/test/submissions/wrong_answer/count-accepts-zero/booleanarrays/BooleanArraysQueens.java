package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: solve refuses n = 0, count does not: it finds the empty board. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        collect(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n < 0: " + n);
        }
        return count(0, n, new boolean[n], new boolean[2 * n], new boolean[2 * n]);
    }

    private void collect(int row, int[] queens, boolean[] column, boolean[] main, boolean[] anti,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int c = 0; c < n; c++) {
            if (!column[c] && !main[row - c + n] && !anti[row + c]) {
                queens[row] = c;
                column[c] = main[row - c + n] = anti[row + c] = true;
                collect(row + 1, queens, column, main, anti, solutions);
                column[c] = main[row - c + n] = anti[row + c] = false;
            }
        }
    }

    private long count(int row, int n, boolean[] column, boolean[] main, boolean[] anti) {
        if (row == n) {
            return 1;
        }
        long total = 0;
        for (int c = 0; c < n; c++) {
            if (!column[c] && !main[row - c + n] && !anti[row + c]) {
                column[c] = main[row - c + n] = anti[row + c] = true;
                total += count(row + 1, n, column, main, anti);
                column[c] = main[row - c + n] = anti[row + c] = false;
            }
        }
        return total;
    }
}
