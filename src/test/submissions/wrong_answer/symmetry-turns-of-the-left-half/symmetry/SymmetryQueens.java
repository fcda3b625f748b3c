package symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.SymmetricQueens;

/** Wrong: compares a solution with turns only, and not with mirror images. */
public final class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        long[] counter = new long[1];
        for (int first = 0; first < n / 2; first++) {
            begin(n, first, counter, null);
        }
        counter[0] *= 2;
        if (n % 2 != 0) {
            begin(n, n / 2, counter, null);
        }
        return counter[0];
    }

    @Override
    public long distinct(int n) {
        check(n);
        List<int[]> candidates = new ArrayList<>();
        for (int first = 0; first <= (n - 1) / 2; first++) {
            begin(n, first, new long[1], candidates);
        }
        Set<String> known = new HashSet<>();
        long classes = 0;
        for (int[] candidate : candidates) {
            if (!known.contains(Arrays.toString(candidate))) {
                classes++;
                int[] image = candidate;
                for (int i = 0; i < 4; i++) {
                    known.add(Arrays.toString(image));
                    image = rotate(image);
                }
            }
        }
        return classes;
    }

    private void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n has to be positive: " + n);
        }
    }

    private int[] rotate(int[] queens) {
        int n = queens.length;
        int[] rotated = new int[n];
        for (int row = 0; row < n; row++) {
            rotated[queens[row]] = n - 1 - row;
        }
        return rotated;
    }

    private void begin(int n, int first, long[] counter, List<int[]> candidates) {
        int[] queens = new int[n];
        queens[0] = first;
        int bit = 1 << first;
        go(1, queens, bit, bit << 1, bit >>> 1, counter, candidates);
    }

    private void go(int row, int[] queens, int cols, int d1, int d2, long[] counter, List<int[]> candidates) {
        if (row == queens.length) {
            counter[0]++;
            if (candidates != null) {
                candidates.add(queens.clone());
            }
            return;
        }
        int free = (1 << queens.length) - 1 & ~(cols | d1 | d2);
        while (free != 0) {
            int bit = Integer.lowestOneBit(free);
            free -= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            go(row + 1, queens, cols | bit, (d1 | bit) << 1, (d2 | bit) >>> 1, counter, candidates);
        }
    }
}
