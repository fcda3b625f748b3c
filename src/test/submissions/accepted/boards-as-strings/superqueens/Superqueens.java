package superqueens;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import nqueens.QueensCounter;

/** Right: makes a key of each position, and sees to it that none comes twice in a row. */
public class Superqueens implements QueensCounter {

    private int[] columns;
    private int all;

    @Override
    public long count(int n) {
        check(n);
        columns = new int[n];
        all = (1 << n) - 1;
        return go(0, 0, 0, 0, 0, 0);
    }

    private long go(int row, int cols, int d1, int d2, int last, int beforeLast) {
        if (row == columns.length) {
            return 1;
        }
        int knights = last << 2 | last >> 2 | beforeLast << 1 | beforeLast >> 1;
        long sum = 0;
        for (int free = all & ~(cols | d1 | d2 | knights); free != 0; free &= free - 1) {
            int bit = free & -free;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            note(columns, row + 1);
            sum += go(row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1, bit, last);
        }
        return sum;
    }

    private final Set<String> seen = new HashSet<>();

    private void note(int[] columns, int rows) {
        String key = Arrays.toString(Arrays.copyOf(columns, rows));
        if (seen.contains(key) && rows > 0) {
            seen.remove(key);
        }
        seen.add(key);
        if (seen.size() > 500) {
            seen.clear();
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
