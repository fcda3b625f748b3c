package symmetry;

import java.util.HashSet;
import java.util.Set;

import nqueens.SymmetricQueens;

/** Style: no recursion; the middle column is halved by the second row; all images of what is new are remembered. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        if (n == 1) {
            return 1;
        }
        long half = 0;
        for (int first = 0; first < n / 2; first++) {
            half += search(n, first, (1 << n) - 1, null);
        }
        if (n % 2 == 1) {
            half += search(n, n / 2, (1 << n / 2) - 1, null);
        }
        return 2 * half;
    }

    @Override
    public long distinct(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        Set<Long> seen = new HashSet<>();
        long classes = 0;
        for (int first = 0; first < n; first++) {
            classes += search(n, first, (1 << n) - 1, seen);
        }
        return classes;
    }

    private static long search(int n, int first, int secondRow, Set<Long> seen) {
        int full = (1 << n) - 1;
        int[] columns = new int[n + 1];
        int[] left = new int[n + 1];
        int[] right = new int[n + 1];
        int[] free = new int[n + 1];
        int[] queens = new int[n];
        queens[0] = first;
        columns[1] = 1 << first;
        left[1] = 2 << first;
        right[1] = (1 << first) >> 1;
        int row = 1;
        if (n == 1) {
            return 1;
        }
        free[1] = secondRow & full & ~(columns[1] | left[1] | right[1]);
        long found = 0;
        while (row > 0) {
            if (free[row] == 0) {
                row--;
                continue;
            }
            int bit = free[row] & -free[row];
            free[row] -= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            if (row == n - 1) {
                found += seen == null || isNew(queens, seen) ? 1 : 0;
                continue;
            }
            columns[row + 1] = columns[row] | bit;
            left[row + 1] = (left[row] | bit) << 1;
            right[row + 1] = (right[row] | bit) >> 1;
            row++;
            free[row] = full & ~(columns[row] | left[row] | right[row]);
        }
        return found;
    }

    private static boolean isNew(int[] queens, Set<Long> seen) {
        if (seen.contains(key(queens))) {
            return false;
        }
        int n = queens.length;
        int[] image = queens.clone();
        for (int i = 0; i < 4; i++) {
            int[] turned = new int[n];
            int[] transposed = new int[n];
            for (int row = 0; row < n; row++) {
                turned[image[row]] = n - 1 - row;
                transposed[image[row]] = row;
            }
            seen.add(key(turned));
            seen.add(key(transposed));
            image = turned;
        }
        return true;
    }

    private static long key(int[] queens) {
        long key = 0;
        for (int column : queens) {
            key = key * 16 + column;
        }
        return key;
    }
}
