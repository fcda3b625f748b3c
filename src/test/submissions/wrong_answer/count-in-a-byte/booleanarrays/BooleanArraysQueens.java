package booleanarrays;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: counts in a byte: enough for the 92 of n = 8, not for the next. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        new Search(n, solutions).row(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        Search search = new Search(n, new ArrayList<>());
        search.row(0);
        return search.found;
    }

    private static class Search {
        private final int n;
        private final List<int[]> solutions;
        private final int[] placement;
        private final boolean[] columns;
        private final boolean[] mains;
        private final boolean[] antis;
        private byte found;

        Search(int n, List<int[]> solutions) {
            if (n < 1) {
                throw new IllegalArgumentException("n < 1: " + n);
            }
            this.n = n;
            this.solutions = solutions;
            placement = new int[n];
            columns = new boolean[n];
            mains = new boolean[2 * n - 1];
            antis = new boolean[2 * n - 1];
        }

        void row(int row) {
            if (row == n) {
                found++;
                solutions.add(placement.clone());
                return;
            }
            for (int column = 0; column < n; column++) {
                int main = row - column + n - 1;
                int anti = row + column;
                if (columns[column] || mains[main] || antis[anti]) {
                    continue;
                }
                placement[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                row(row + 1);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
    }
}
