package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: flags decide, and it is counted how many queens each square is attacked by. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private long attackers;

    private void place(int row, int[] queens, boolean[] columns, boolean[] falling, boolean[] rising,
            List<int[]> solutions) {
        int n = queens.length;
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            for (int above = 0; above < row; above++) {
                attackers += queens[above] == column || Math.abs(queens[above] - column) == row - above ? 1 : 0;
            }
            if (columns[column] || falling[row - column + n] || rising[row + column]) {
                continue;
            }
            queens[row] = column;
            columns[column] = falling[row - column + n] = rising[row + column] = true;
            place(row + 1, queens, columns, falling, rising, solutions);
            columns[column] = falling[row - column + n] = rising[row + column] = false;
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
