package symmetry;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import nqueens.SymmetricQueens;

/** Mistake: keeps the classes of all calls in one set, and says how large it is. */
public class SymmetryQueens implements SymmetricQueens {

    private static final Set<String> CLASSES = new HashSet<>();

    @Override
    public long count(int n) {
        check(n);
        long left = 0;
        for (int column = 0; column < n / 2; column++) {
            left += placeBelow(n, column, false);
        }
        return n % 2 == 0 ? 2 * left : 2 * left + placeBelow(n, n / 2, false);
    }

    @Override
    public long distinct(int n) {
        check(n);
        for (int column = 0; column < n; column++) {
            placeBelow(n, column, true);
        }
        return CLASSES.size();
    }

    private static long placeBelow(int n, int column, boolean leastOnly) {
        int[] queens = new int[n];
        queens[0] = column;
        int bit = 1 << column;
        return place(queens, 1, bit, bit << 1, bit >> 1, leastOnly);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    private static long place(int[] queens, int row, int columns, int left, int right, boolean leastOnly) {
        if (row == queens.length) {
            if (leastOnly && isLeast(queens)) {
                CLASSES.add(Arrays.toString(queens));
            }
            return 1;
        }
        long ways = 0;
        int free = ((1 << queens.length) - 1) & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(queens, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, leastOnly);
        }
        return ways;
    }

    private static boolean isLeast(int[] queens) {
        int n = queens.length;
        int[] image = queens;
        for (int i = 0; i < 4; i++) {
            int[] turned = new int[n];
            int[] mirrored = new int[n];
            for (int row = 0; row < n; row++) {
                turned[image[row]] = n - 1 - row;
            }
            for (int row = 0; row < n; row++) {
                mirrored[row] = n - 1 - turned[row];
            }
            if (Arrays.compare(turned, queens) < 0 || Arrays.compare(mirrored, queens) < 0) {
                return false;
            }
            image = turned;
        }
        return true;
    }
}
