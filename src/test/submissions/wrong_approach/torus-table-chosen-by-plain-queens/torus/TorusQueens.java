package torus;

import nqueens.QueensCounter;

/** Wrong approach: a table, given if the count of plain queens is the known one. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        long found = queens((1 << n) - 1, 0, 0, 0);
        for (int i = 0; i < PLAIN.length; i++) {
            if (PLAIN[i] == found) {
                return KNOWN[i];
            }
        }
        return 0;
    }

    private static final long[] KNOWN = {0, 1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0, 4524};
    private static final long[] PLAIN = {0, 1, -2, -3, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712};

    private static long queens(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long found = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            found += queens(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return found;
    }
}
