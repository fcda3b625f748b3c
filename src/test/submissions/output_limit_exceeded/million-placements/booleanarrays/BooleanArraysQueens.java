package booleanarrays;

import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: gives its whole buffer, with room for a million placements, not the part in use. */
public class BooleanArraysQueens implements QueensSolver {

    private static final int MAX_SOLUTIONS = 1_000_000;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        Search search = new Search(n);
        search.place(0);
        return Arrays.asList(search.buffer);
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        Search search = new Search(n);
        search.place(0);
        return search.used;
    }

    private static class Search {
        final int n;
        final int[][] buffer = new int[MAX_SOLUTIONS][];
        final int[] queens;
        final boolean[] columns;
        final boolean[] mains;
        final boolean[] antis;
        int used;

        Search(int n) {
            this.n = n;
            queens = new int[n];
            columns = new boolean[n];
            mains = new boolean[2 * n];
            antis = new boolean[2 * n];
        }

        void place(int row) {
            if (row == n) {
                buffer[used] = queens.clone();
                used++;
                return;
            }
            for (int column = 0; column < n; column++) {
                if (!columns[column] && !mains[row - column + n] && !antis[row + column]) {
                    queens[row] = column;
                    columns[column] = mains[row - column + n] = antis[row + column] = true;
                    place(row + 1);
                    columns[column] = mains[row - column + n] = antis[row + column] = false;
                }
            }
        }
    }
}
