package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: keeps its arrays between calls; after a larger n the placements are too long. */
public class BooleanArraysQueens implements QueensSolver {

    private int[] queens = new int[0];
    private boolean[] columns = new boolean[0];
    private boolean[] mains = new boolean[0];
    private boolean[] antis = new boolean[0];

    @Override
    public List<int[]> solve(int n) {
        ensureCapacity(n);
        List<int[]> solutions = new ArrayList<>();
        place(0, n, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        ensureCapacity(n);
        return place(0, n, null);
    }

    private void ensureCapacity(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        if (queens.length < n) {
            queens = new int[n];
            columns = new boolean[n];
            mains = new boolean[2 * n];
            antis = new boolean[2 * n];
        }
    }

    private long place(int row, int n, List<int[]> solutions) {
        if (row == n) {
            if (solutions != null) {
                solutions.add(queens.clone());
            }
            return 1;
        }
        long found = 0;
        for (int column = 0; column < n; column++) {
            int main = row - column + n;
            int anti = row + column;
            if (columns[column] || mains[main] || antis[anti]) {
                continue;
            }
            queens[row] = column;
            columns[column] = mains[main] = antis[anti] = true;
            found += place(row + 1, n, solutions);
            columns[column] = mains[main] = antis[anti] = false;
        }
        return found;
    }
}
