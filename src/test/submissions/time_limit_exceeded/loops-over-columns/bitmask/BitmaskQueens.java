package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Mistake: marks in bits, but each square of a row is asked in a loop. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        new Search(n, solutions).place(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return new Search(n, null).place(0);
    }

    private static class Search {
        private final int[] queens;
        private final List<int[]> solutions;
        private int columns;
        private long mains;
        private long antis;

        Search(int n, List<int[]> solutions) {
            if (n < 1 || n > 31) {
                throw new IllegalArgumentException("n not in 1..31: " + n);
            }
            this.queens = new int[n];
            this.solutions = solutions;
        }

        long place(int row) {
            if (row == queens.length) {
                if (solutions != null) {
                    solutions.add(queens.clone());
                }
                return 1;
            }
            long found = 0;
            for (int column = 0; column < queens.length; column++) {
                int main = row - column + queens.length - 1;
                int anti = row + column;
                if ((columns & 1 << column) == 0 && (mains & 1L << main) == 0
                        && (antis & 1L << anti) == 0) {
                    queens[row] = column;
                    toggle(column, main, anti);
                    found += place(row + 1);
                    toggle(column, main, anti);
                }
            }
            return found;
        }

        private void toggle(int column, int main, int anti) {
            columns ^= 1 << column;
            mains ^= 1L << main;
            antis ^= 1L << anti;
        }
    }
}
