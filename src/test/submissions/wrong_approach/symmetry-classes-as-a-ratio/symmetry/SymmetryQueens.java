package symmetry;

import java.util.*;
import nqueens.SymmetricQueens;

/** Wrong approach: distinct multiplies the count by a fraction from a table. */
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
        return Math.round(count(n) * SHARE[n]);
    }
    private static final double[] SHARE = {0, 1.0, 0, 0, 0.5, 0.2, 0.25, 0.15, 0.13043478260869565, 0.13068181818181818, 0.1270718232044199, 0.12723880597014925, 0.1258450704225352, 0.12525775993054047};

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
