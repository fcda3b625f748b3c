package million;

import nqueens.LargeBoard;

/** The formula of Pauls: right for each n, and the same for each seed. */
public final class MillionQueens implements LargeBoard {

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
        if (n == 2 || n == 3) {
            return new int[0];
        }
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
