package array1d;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;

import nqueens.QueensSolver;

/** Right: inner, local and anonymous classes, initialisers. */
public class Array1dQueens implements QueensSolver {

    private final String name;
    private static final int FIRST;

    static {
        FIRST = 0;
    }

    {
        name = "solver " + hashCode();
    }

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = new ArrayList<>();
        new Search(n).new Row(FIRST).fill(found);
        return found;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        class Counting implements LongSupplier {
            @Override
            public long getAsLong() {
                return new Search(n).new Row(FIRST).fill(null);
            }
        }
        return new Counting().getAsLong();
    }

    @Override
    public String toString() {
        return name;
    }

    private static class Search {

        private final int[] queens;

        Search(int n) {
            queens = new int[n];
        }

        private class Row {

            private final int row;
            private final IntPredicate fits = new IntPredicate() {
                @Override
                public boolean test(int column) {
                    for (int above = 0; above < row; above++) {
                        if (queens[above] == column || Math.abs(queens[above] - column) == row - above) {
                            return false;
                        }
                    }
                    return true;
                }
            };

            Row(int row) {
                this.row = row;
            }

            long fill(List<int[]> found) {
                if (row == queens.length) {
                    if (found != null) {
                        found.add(queens.clone());
                    }
                    return 1;
                }
                long ways = 0;
                Row next = new Row(row + 1);
                for (int column = 0; column < Search.this.queens.length; column++) {
                    if (fits.test(column)) {
                        queens[row] = column;
                        ways += next.fill(found);
                    }
                }
                return ways;
            }
        }
    }
}
