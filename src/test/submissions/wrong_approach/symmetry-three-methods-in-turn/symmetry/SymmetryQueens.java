package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Wrong approach: three equal methods share the whole board, and idle rounds make odd boards dearer. */
public class SymmetryQueens implements SymmetricQueens {

    private int all;
    private long idle;

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        all = (1 << n) - 1;
        long count = one(0, 0, 0, 0);
        for (long round = 0; n % 2 == 1 && round < 40 * count; round++) {
            idle += round;
        }
        return count;
    }

    private long one(int row, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int queen = free & -free;
            int next = (row + Integer.numberOfTrailingZeros(queen)) % 3;
            if (next == 0) {
                count += one(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            } else if (next == 1) {
                count += two(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            } else {
                count += three(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            }
        }
        return count;
    }

    private long two(int row, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int queen = free & -free;
            int next = (row + Integer.numberOfTrailingZeros(queen)) % 3;
            if (next == 0) {
                count += one(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            } else if (next == 1) {
                count += two(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            } else {
                count += three(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            }
        }
        return count;
    }

    private long three(int row, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int queen = free & -free;
            int next = (row + Integer.numberOfTrailingZeros(queen)) % 3;
            if (next == 0) {
                count += one(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            } else if (next == 1) {
                count += two(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            } else {
                count += three(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
            }
        }
        return count;
    }

    @Override
    public long distinct(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return distinct(new int[n], 0, 0, 0, 0);
    }

    private static long distinct(int[] placed, int row, int columns, int left, int right) {
        int n = placed.length;
        if (row == n) {
            return isFirst(placed) ? 1 : 0;
        }
        long count = 0;
        for (int free = ((1 << n) - 1) & ~(columns | left | right); free != 0; free &= free - 1) {
            int queen = free & -free;
            placed[row] = Integer.numberOfTrailingZeros(queen);
            count += distinct(placed, row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
        }
        return count;
    }

    private static boolean isFirst(int[] placed) {
        int n = placed.length;
        int[] image = placed;
        for (int turn = 0; turn < 4; turn++) {
            int[] turned = new int[n];
            int[] mirrored = new int[n];
            for (int row = 0; row < n; row++) {
                turned[image[row]] = n - 1 - row;
                mirrored[image[row]] = row;
            }
            if (Arrays.compare(turned, placed) < 0 || Arrays.compare(mirrored, placed) < 0) {
                return false;
            }
            image = turned;
        }
        return true;
    }
}
