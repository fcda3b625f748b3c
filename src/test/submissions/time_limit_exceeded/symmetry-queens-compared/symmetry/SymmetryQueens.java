package symmetry;

import java.util.Arrays;

import nqueens.SymmetricQueens;

/** Mistake: halves the search, and compares each square with all the queens above. */
public class SymmetryQueens implements SymmetricQueens {

    private int n;
    private int[] queens;

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
    }

    private long placeFirst(int first, boolean leastOnly) {
        queens[0] = first;
        return place(1, leastOnly);
    }

    private boolean isSafe(int row, int column) {
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(queens[above] - column);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }

    private long place(int row, boolean leastOnly) {
        if (row == n) {
            return !leastOnly || isLeast() ? 1 : 0;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            if (isSafe(row, column)) {
                queens[row] = column;
                ways += place(row + 1, leastOnly);
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
