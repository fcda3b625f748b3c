package torus;

import java.util.*;
import nqueens.QueensCounter;

/** Wrong approach: looks the answer up by the number of plain solutions on one half of the board. */
public class TorusQueens implements QueensCounter {

    private static final long[] KNOWN = {0, 1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0, 4524};

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        if (n == 1) {
            return 1;
        }
        return BY_HALF.getOrDefault(half(n), 0L);
    }
    private static final Map<Long, Long> BY_HALF = Map.of(4L, 10L, 17L, 28L, 1165L, 88L, 32821L, 4524L);

    private static long search(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long found = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            found += search(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return found;
    }

    private static long half(int n) {
        long found = 0;
        for (int column = 0; column < n / 2; column++) {
            int bit = 1 << column;
            found += search((1 << n) - 1, bit, bit << 1, bit >> 1);
        }
        return found;
    }
}
