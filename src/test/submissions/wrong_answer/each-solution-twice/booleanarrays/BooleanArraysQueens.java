package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: adds a solution with its last queen, and again at the end of the recursion. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, boolean[] column, boolean[] main, boolean[] anti,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int c = 0; c < n; c++) {
            if (column[c] || main[row - c + n] || anti[row + c]) {
                continue;
            }
            queens[row] = c;
            if (row == n - 1) {
                solutions.add(queens.clone());
            }
            column[c] = main[row - c + n] = anti[row + c] = true;
            place(row + 1, queens, column, main, anti, solutions);
            column[c] = main[row - c + n] = anti[row + c] = false;
        }
    }
}
