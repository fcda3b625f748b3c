package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: the first queen stands in the left half of her row, and the mirror images are forgotten. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> solutions = new ArrayList<>();
        int[] columns = new int[n];
        for (int first = 0; first <= (n - 1) / 2; first++) {
            columns[0] = first;
            next(columns, 1, solutions);
        }
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void next(int[] columns, int row, List<int[]> solutions) {
        if (row == columns.length) {
            solutions.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            if (fits(columns, row)) {
                next(columns, row + 1, solutions);
            }
        }
    }

    private boolean fits(int[] columns, int row) {
        for (int other = row - 1; other >= 0; other--) {
            int across = columns[row] - columns[other];
            if (across == 0 || across == row - other || across == other - row) {
                return false;
            }
        }
        return true;
    }
}
