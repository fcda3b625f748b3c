package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: marks the rows as well, which is not needed. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, 0, new int[n], new boolean[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int n, int row, int[] result, boolean[] rows, boolean[] columns, boolean[] main,
            boolean[] anti, List<int[]> solutions) {
        if (row == n) {
            solutions.add(result.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean safe = !rows[row];
            safe = safe & !columns[column];
            safe = safe & !main[row - column + n];
            safe = safe & !anti[row + column];
            if (safe) {
                rows[row] = true;
                columns[column] = true;
                main[row - column + n] = true;
                anti[row + column] = true;
                result[row] = column;
                search(n, row + 1, result, rows, columns, main, anti, solutions);
                rows[row] = false;
                columns[column] = false;
                main[row - column + n] = false;
                anti[row + column] = false;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
