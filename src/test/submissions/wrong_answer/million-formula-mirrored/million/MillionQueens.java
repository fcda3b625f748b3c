package million;

import nqueens.LargeBoard;

/** The formula of Pauls, of which the seed chooses a turn or a mirror image: eight solutions, and no more. */
public final class MillionQueens implements LargeBoard {

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
        if (n == 2 || n == 3) {
            return new int[0];
        }
        int[] queens = formula(n);
        if ((seed & 1) != 0) {
            int[] mirrored = new int[n];
            for (int row = 0; row < n; row++) {
                mirrored[row] = n - 1 - queens[row];
            }
            queens = mirrored;
        }
        if ((seed & 2) != 0) {
            int[] flipped = new int[n];
            for (int row = 0; row < n; row++) {
                flipped[n - 1 - row] = queens[row];
            }
            queens = flipped;
        }
        if ((seed & 4) != 0) {
            int[] transposed = new int[n];
            for (int row = 0; row < n; row++) {
                transposed[queens[row]] = row;
            }
            queens = transposed;
        }
        return queens;
    }

    private static int[] formula(int n) {
        int even = n - n % 2;
        int[] queens = new int[n];
        for (int i = 0; i < even / 2; i++) {
            if (even % 6 == 2) {
                queens[i] = (2 * i + even / 2 - 1) % even;
                queens[even - 1 - i] = even - 1 - queens[i];
            } else {
                queens[i] = 2 * i + 1;
                queens[even / 2 + i] = 2 * i;
            }
        }
        if (n > even) {
            queens[even] = even;
        }
        return queens;
    }
}
