package bitmask;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import nqueens.QueensSolver;

/** The three sets are an immutable record; the free squares are an Iterable of bits. */
public final class BitmaskQueens implements QueensSolver {

    private record Attacks(int columns, int main, int anti) {
        static final Attacks NONE = new Attacks(0, 0, 0);

        Bits free(int all) {
            return new Bits(all & ~(columns | main | anti));
        }

        Attacks below(int queen) {
            return new Attacks(columns | queen, (main | queen) << 1, (anti | queen) >>> 1);
        }
    }

    private record Bits(int bits) implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int left = bits;

                @Override
                public boolean hasNext() {
                    return left != 0;
                }

                @Override
                public Integer next() {
                    if (left == 0) {
                        throw new NoSuchElementException();
                    }
                    int lowest = left & -left;
                    left &= left - 1;
                    return lowest;
                }
            };
        }
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        walk(allOf(n), n, Attacks.NONE, new ArrayList<>(), solutions);
        return solutions;
    }

    private void walk(int all, int n, Attacks attacks, List<Integer> columns, List<int[]> solutions) {
        if (columns.size() == n) {
            solutions.add(columns.stream().mapToInt(c -> c).toArray());
        }
        for (int queen : attacks.free(all)) {
            columns.add(Integer.numberOfTrailingZeros(queen));
            walk(all, n, attacks.below(queen), columns, solutions);
            columns.remove(columns.size() - 1);
        }
    }

    @Override
    public long count(int n) {
        return number(allOf(n), Attacks.NONE);
    }

    private long number(int all, Attacks attacks) {
        if (attacks.columns() == all) {
            return 1;
        }
        long sum = 0;
        for (int queen : attacks.free(all)) {
            sum += number(all, attacks.below(queen));
        }
        return sum;
    }

    private static int allOf(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be from 1 to 31: " + n);
        }
        return n == 31 ? Integer.MAX_VALUE : (1 << n) - 1;
    }
}
