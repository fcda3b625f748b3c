package booleanarrays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: a queen that is taken off clears the columns of all queens. */
public final class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n = " + n);
        List<int[]> list = new ArrayList<>();
        new Search(n).solve(0, list);
        return list;
    }

    @Override
    public long count(int n) {
        if (n < 1) throw new IllegalArgumentException("n = " + n);
        return new Search(n).count(0);
    }

    private static class Search {
        final int n;
        final int[] queens;
        final boolean[] cols;
        final boolean[] diag;
        final boolean[] anti;

        Search(int n) {
            this.n = n;
            queens = new int[n];
            cols = new boolean[n];
            diag = new boolean[2 * n - 1];
            anti = new boolean[2 * n - 1];
        }

        boolean free(int row, int col) {
            return !cols[col] && !diag[row - col + n - 1] && !anti[row + col];
        }

        void put(int row, int col) {
            queens[row] = col;
            cols[col] = true;
            diag[row - col + n - 1] = true;
            anti[row + col] = true;
        }

        void remove(int row, int col) {
            Arrays.fill(cols, false);
            diag[row - col + n - 1] = false;
            anti[row + col] = false;
        }

        void solve(int row, List<int[]> list) {
            if (row == n) {
                list.add(Arrays.copyOf(queens, n));
                return;
            }
            for (int col = 0; col < n; col++) {
                if (!free(row, col)) continue;
                put(row, col);
                solve(row + 1, list);
                remove(row, col);
            }
        }

        long count(int row) {
            if (row == n) return 1;
            long c = 0;
            for (int col = 0; col < n; col++) {
                if (!free(row, col)) continue;
                put(row, col);
                c += count(row + 1);
                remove(row, col);
            }
            return c;
        }
    }
}
