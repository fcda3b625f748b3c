package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Right: tells at each position how much of the tree is behind it. */
public class SymmetryQueens implements SymmetricQueens {

    @Override
    public long count(int n) {
        check(n);
        long ways = 0;
        for (int first = 0; 2 * first < n; first++) {
            long below = placeFirst(new int[n], first, false);
            ways += 2 * first == n - 1 ? below : 2 * below;
        }
        return ways;
    }

    @Override
    public long distinct(int n) {
        check(n);
        long classes = 0;
        for (int first = 0; 2 * first < n; first++) {
            classes += placeFirst(new int[n], first, true);
        }
        return classes;
    }

    private long placeFirst(int[] columns, int first, boolean leastOnly) {
        columns[0] = first;
        return place(columns, 1, 1 << first, 2 << first, 1 << first >> 1, leastOnly);
    }

    private long place(int[] columns, int row, int taken, int left, int right, boolean leastOnly) {
        int n = columns.length;
        note(columns, row);
        if (row == n) {
            return !leastOnly || isLeast(columns) ? 1 : 0;
        }
        long ways = 0;
        for (int free = ~(taken | left | right) & (1 << n) - 1; free != 0; free &= free - 1) {
            int bit = free & -free;
            columns[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(columns, row + 1, taken | bit, (left | bit) << 1, (right | bit) >> 1, leastOnly);
        }
        return ways;
    }

    private static boolean isLeast(int[] columns) {
        int n = columns.length;
        int[] image = columns;
        for (int i = 0; i < 4; i++) {
            int[] turned = new int[n];
            int[] mirrored = new int[n];
            for (int row = 0; row < n; row++) {
                turned[image[row]] = n - 1 - row;
                mirrored[image[row]] = row;
            }
            if (Arrays.compare(turned, columns) < 0 || Arrays.compare(mirrored, columns) < 0) {
                return false;
            }
            image = turned;
        }
        return true;
    }

    private double done;
    private String percent = "";

    private void note(int[] columns, int rows) {
        double part = 1;
        double before = 0;
        for (int row = 0; row < rows; row++) {
            part /= columns.length;
            before += part * columns[row];
        }
        done = before;
        percent = (int) (done * 100) + " %";
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
