package lazy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import nqueens.LazySolutions;

/** Mistake: finds all solutions first, and gives the iterator of the list. */
public class LazyQueens implements LazySolutions {

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> all = new ArrayList<>();
        fill(new int[n], 0, 0, 0, 0, all);
        return all.iterator();
    }

    private static void fill(int[] queens, int row, int columns, int left, int right, List<int[]> all) {
        if (row == queens.length) {
            all.add(queens.clone());
            return;
        }
        int free = ((1 << queens.length) - 1) & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free -= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            fill(queens, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, all);
        }
    }
}
