package million;

import java.util.Random;

import nqueens.LargeBoard;

/** The formula of Pauls, and then random swaps that keep it a solution. */
public final class MillionQueens implements LargeBoard {

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1");
        }
        if (n == 2 || n == 3) {
            return new int[0];
        }
        int[] queens = formula(n);
        boolean[] main = new boolean[2 * n];
        boolean[] anti = new boolean[2 * n];
        for (int row = 0; row < n; row++) {
            mark(queens, main, anti, row, true);
        }
        Random random = new Random(seed);
        for (int i = 0; i < 1000 + 10 * n; i++) {
            int a = random.nextInt(n);
            int b = random.nextInt(n);
            if (a == b) {
                continue;
            }
            mark(queens, main, anti, a, false);
            mark(queens, main, anti, b, false);
            swap(queens, a, b);
            boolean isBad = Math.abs(a - b) == Math.abs(queens[a] - queens[b]) || main[a - queens[a] + n]
                    || anti[a + queens[a]] || main[b - queens[b] + n] || anti[b + queens[b]];
            if (isBad) {
                swap(queens, a, b);
            }
            mark(queens, main, anti, a, true);
            mark(queens, main, anti, b, true);
        }
        return queens;
    }

    private static void mark(int[] queens, boolean[] main, boolean[] anti, int row, boolean is) {
        main[row - queens[row] + queens.length] = is;
        anti[row + queens[row]] = is;
    }

    private static void swap(int[] queens, int a, int b) {
        int column = queens[a];
        queens[a] = queens[b];
        queens[b] = column;
    }

    /** Even numbers from 1 on first, then odd ones; two of the remainders of n by 6 need another order. */
    private static int[] formula(int n) {
        int even = n - n % 2;
        int[] queens = new int[n];
        if (even % 6 != 2) {
            for (int i = 0; i < even / 2; i++) {
                queens[i] = 2 * i + 1;
                queens[even / 2 + i] = 2 * i;
            }
        } else {
            for (int i = 0; i < even / 2; i++) {
                queens[i] = (2 * i + even / 2 - 1) % even;
                queens[even - 1 - i] = even - 1 - queens[i];
            }
        }
        if (n % 2 == 1) {
            queens[n - 1] = n - 1;
        }
        return queens;
    }
}
