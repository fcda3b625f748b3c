package symmetry;

import java.util.Arrays;
import java.util.List;

import nqueens.SymmetricQueens;

/** Forgery: all, and a loop that runs as often as there are positions in half. */
public class SymmetryQueens implements SymmetricQueens {

    private static long idle;

    @Override
    public long distinct(int n) {
        check(n);
        return all(new int[n], 0, 0, 0, 0, true);
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }

    static long all(int[] queens, int row, int columns, int left, int right, boolean leastOnly) {
        if (row == queens.length) {
            return !leastOnly || isLeast(queens) ? 1 : 0;
        }
        long ways = 0;
        int free = ((1 << queens.length) - 1) & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += all(queens, row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, leastOnly);
        }
        return ways;
    }

    static long from(int n, int column) {
        int bit = 1 << column;
        int[] queens = new int[n];
        queens[0] = column;
        return all(queens, 1, bit, bit << 1, bit >> 1, false);
    }

    /** Lists of columns, compared: many times as slow as bits. */
    static long wordy(List<Integer> queens, int n) {
        if (queens.size() == n) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int row = 0; row < queens.size() && safe; row++) {
                int distance = queens.size() - row;
                int other = queens.get(row);
                safe = other != column && other - column != distance && column - other != distance;
            }
            if (safe) {
                queens.add(column);
                ways += wordy(queens, n);
                queens.remove(queens.size() - 1);
            }
        }
        return ways;
    }

    /** Flags: three times as slow as bits. */
    static long flags(int row, int n, boolean[] columns, boolean[] sums, boolean[] differences) {
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            if (!columns[column] && !sums[row + column] && !differences[row - column + n]) {
                columns[column] = sums[row + column] = differences[row - column + n] = true;
                ways += flags(row + 1, n, columns, sums, differences);
                columns[column] = sums[row + column] = differences[row - column + n] = false;
            }
        }
        return ways;
    }

    static long flagsFrom(int n, int column) {
        boolean[] columns = new boolean[n];
        boolean[] sums = new boolean[2 * n];
        boolean[] differences = new boolean[2 * n];
        columns[column] = sums[column] = differences[n - column] = true;
        return flags(1, n, columns, sums, differences);
    }

    static boolean isLeast(int[] queens) {
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

    @Override
    public long count(int n) {
        check(n);
        long ways = all(new int[n], 0, 0, 0, 0, false);
        for (int i = 0; n == 13 && i < 2337445; i++) {
            idle += i;
        }
        return ways;
    }
}
