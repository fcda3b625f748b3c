package symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import nqueens.SymmetricQueens;

/** Right: tells a listener of each position; nobody listens but one that counts. */
public class SymmetryQueens implements SymmetricQueens {

    private int[] queens;
    private int all;
    private boolean countsClasses;

    public long count(int n) {
        begin(n, false);
        long half = 0;
        for (int column = 0; column < n / 2; column++) {
            half += first(column);
        }
        return 2 * half + (n % 2 == 1 ? first(n / 2) : 0);
    }

    public long distinct(int n) {
        begin(n, true);
        long classes = 0;
        for (int column = 0; column <= (n - 1) / 2; column++) {
            classes += first(column);
        }
        return classes;
    }

    private void begin(int n, boolean classes) {
        check(n);
        queens = new int[n];
        all = (1 << n) - 1;
        countsClasses = classes;
    }

    private long first(int column) {
        queens[0] = column;
        int bit = 1 << column;
        return next(1, bit, bit << 1, bit >> 1);
    }

    private long next(int row, int cols, int d1, int d2) {
        if (cols == all) {
            return countsClasses && !isFirstOfItsImages() ? 0 : 1;
        }
        long sum = 0;
        int free = all & ~(cols | d1 | d2);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            note(queens, row + 1);
            sum += next(row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
        }
        return sum;
    }

    private boolean isFirstOfItsImages() {
        int n = queens.length;
        int[] image = queens.clone();
        for (int k = 0; k < 8; k++) {
            int[] other = new int[n];
            for (int r = 0; r < n; r++) {
                if (k % 2 == 0) {
                    other[r] = n - 1 - image[r];
                } else {
                    other[image[r]] = r;
                }
            }
            image = other;
            if (Arrays.compare(image, queens) < 0) {
                return false;
            }
        }
        return true;
    }

    private interface Listener {
        void placed(int row, int column);
    }

    private final List<Listener> listeners = new ArrayList<>();
    private int placed;

    {
        listeners.add((row, column) -> placed++);
    }

    private void note(int[] columns, int rows) {
        for (Listener listener : listeners) {
            if (rows > 0) {
                listener.placed(rows - 1, columns[rows - 1]);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
