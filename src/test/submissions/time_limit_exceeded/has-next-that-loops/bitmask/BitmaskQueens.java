package bitmask;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import nqueens.QueensSolver;

/** Attack: answers with a List whose iterator never says whether there is more. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return new Lazy();
    }

    @Override
    public long count(int n) {
        long ways = 0;
        for (int[] placement : solve(n)) {
            ways += placement.length;
        }
        return ways;
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, 0, 0, 0, found);
    }

    private static long place(int[] queens, int row, int columns, int mains, int antis, List<int[]> found) {
        if (row == queens.length) {
            found.add(queens.clone());
            return 1;
        }
        long ways = 0;
        for (int free = (1 << queens.length) - 1 & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, found);
        }
        return ways;
    }

    private static class Lazy extends ArrayList<int[]> {

        private static final long serialVersionUID = 1L;

        @Override
        public Iterator<int[]> iterator() {
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    while (true) {
                        Thread.onSpinWait();
                    }
                }

                @Override
                public int[] next() {
                    return new int[1];
                }
            };
        }
    }
}
