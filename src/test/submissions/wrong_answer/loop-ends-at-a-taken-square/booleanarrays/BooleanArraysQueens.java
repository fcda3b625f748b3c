package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: ends the loop at the first square that is attacked. */
public final class BooleanArraysQueens implements QueensSolver {

    private boolean[] columns;
    private boolean[] main;
    private boolean[] anti;
    private int[] placement;
    private List<int[]> solutions;
    private long total;

    @Override
    public List<int[]> solve(int n) {
        start(n);
        place(0, n);
        return solutions;
    }

    @Override
    public long count(int n) {
        start(n);
        place(0, n);
        return total;
    }

    private void start(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be positive: " + n);
        }
        columns = new boolean[n];
        main = new boolean[2 * n - 1];
        anti = new boolean[2 * n - 1];
        placement = new int[n];
        solutions = new ArrayList<>();
        total = 0;
    }

    private void place(int row, int n) {
        if (row == n) {
            solutions.add(placement.clone());
            total++;
            return;
        }
        for (int column = 0; column < n; column++) {
            int d = row - column + n - 1;
            int s = row + column;
            if (columns[column] || main[d] || anti[s]) {
                break;
            }
            columns[column] = true;
            main[d] = true;
            anti[s] = true;
            placement[row] = column;
            place(row + 1, n);
            columns[column] = false;
            main[d] = false;
            anti[s] = false;
        }
    }
}
