package million;

import java.util.Random;

import nqueens.LargeBoard;

/** Wrong: only the repair uses the seed, and not the first draws. */
public final class MillionQueens implements LargeBoard {

    @Override
    public int[] place(int n, long seed) {
        if (n < 1) {
            throw new IllegalArgumentException("n = " + n);
        }
        if (n == 2 || n == 3) {
            return new int[] {};
        }
        Random random = new Random(seed);
        int[] queens = null;
        while (queens == null) {
            queens = attempt(n, random);
        }
        return queens;
    }

    private static int[] attempt(int n, Random random) {
        int[] queens = new int[n];
        int[] down = new int[2 * n - 1];
        int[] up = new int[2 * n - 1];
        for (int i = 0; i < n; i++) {
            queens[i] = i;
        }
        for (int i = 0; i < n; i++) {
            int draws = 0;
            do {
                int j = i + (int) (Math.random() * (n - i));
                int t = queens[i];
                queens[i] = queens[j];
                queens[j] = t;
                draws++;
            } while (draws < 60 && down[i - queens[i] + n - 1] + up[i + queens[i]] > 0);
            down[i - queens[i] + n - 1]++;
            up[i + queens[i]]++;
        }
        for (int i = 0; i < n; i++) {
            int tries = 0;
            while (hit(queens, down, up, i)) {
                if (++tries > 1500) {
                    return null;
                }
                int j = random.nextInt(n);
                swap(queens, down, up, i, j);
                if (hit(queens, down, up, i) || hit(queens, down, up, j)) {
                    swap(queens, down, up, i, j);
                }
            }
        }
        return queens;
    }

    private static boolean hit(int[] queens, int[] down, int[] up, int i) {
        return down[i - queens[i] + queens.length - 1] > 1 || up[i + queens[i]] > 1;
    }

    private static void swap(int[] queens, int[] down, int[] up, int i, int j) {
        int n = queens.length;
        down[i - queens[i] + n - 1]--;
        up[i + queens[i]]--;
        down[j - queens[j] + n - 1]--;
        up[j + queens[j]]--;
        int t = queens[i];
        queens[i] = queens[j];
        queens[j] = t;
        down[i - queens[i] + n - 1]++;
        up[i + queens[i]]++;
        down[j - queens[j] + n - 1]++;
        up[j + queens[j]]++;
    }
}
