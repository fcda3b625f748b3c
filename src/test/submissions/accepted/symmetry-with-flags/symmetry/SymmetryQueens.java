package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Style: boolean arrays in fields; halves the search, and asks every column of each row for its three flags. */
public class SymmetryQueens implements SymmetricQueens {

    private int n;
    private int[] queens;
    private boolean[] columns;
    private boolean[] sums;
    private boolean[] differences;

    @Override
    public long count(int n) {
        begin(n);
        long ways = 0;
        for (int first = 0; first < (n + 1) / 2; first++) {
            long below = placeFirst(first, false);
            ways += 2 * first + 1 == n ? below : 2 * below;
        }
        return ways;
    }

    @Override
    public long distinct(int n) {
        begin(n);
        long ways = 0;
        for (int first = 0; first < (n + 1) / 2; first++) {
            ways += placeFirst(first, true);
        }
        return ways;
    }

    private void begin(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        this.n = n;
        queens = new int[n];
        columns = new boolean[n];
        sums = new boolean[2 * n];
        differences = new boolean[2 * n];
    }

    private long placeFirst(int first, boolean leastOnly) {
        mark(0, first, true);
        long ways = place(1, leastOnly);
        mark(0, first, false);
        return ways;
    }

    private void mark(int row, int column, boolean isTaken) {
        queens[row] = column;
        columns[column] = isTaken;
        sums[row + column] = isTaken;
        differences[row - column + n] = isTaken;
    }

    private long place(int row, boolean leastOnly) {
        if (row == n) {
            return !leastOnly || isLeast() ? 1 : 0;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            if (!columns[column] && !sums[row + column] && !differences[row - column + n]) {
                mark(row, column, true);
                ways += place(row + 1, leastOnly);
                mark(row, column, false);
            }
        }
        return ways;
    }

    private boolean isLeast() {
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
