package torus;

import nqueens.QueensCounter;

/** Right: a public class searches with flags, and adds up the free squares of the last row. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return new Search(n).below(0);
    }

    /** A search with flags. */
    public static class Search {

        private final int n;
        private final boolean[][] taken;

        Search(int n) {
            this.n = n;
            taken = new boolean[3][n];
        }

        /** Counts those below. */
        public long below(int row) {
            long found = 0;
            for (int column = 0; column < n; column++) {
                int[] places = {column, (row + column) % n, (row - column + n) % n};
                boolean isTaken = taken[0][places[0]] || taken[1][places[1]] || taken[2][places[2]];
                found += row == n - 1 ? isTaken ? 0 : 1 : 0;
                if (!isTaken && row < n - 1) {
                    set(places, true);
                    found += below(row + 1);
                    set(places, false);
                }
            }
            return found;
        }

        private void set(int[] places, boolean value) {
            for (int kind = 0; kind < places.length; kind++) {
                taken[kind][places[kind]] = value;
            }
        }
    }
}
