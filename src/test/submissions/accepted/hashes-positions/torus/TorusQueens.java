package torus;

import java.util.Random;

import nqueens.QueensCounter;

/** Right: hashes positions by random numbers of squares, as chess programs do. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        check(n);
        return place(new int[n], 0);
    }

    private long place(int[] columns, int row) {
        note(columns, row);
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < n; column++) {
            boolean safe = true;
            for (int above = 0; above < row && safe; above++) {
                int across = Math.abs(columns[above] - column);
                safe = across != 0 && across != row - above && across != n - row + above;
            }
            if (safe) {
                columns[row] = column;
                ways += place(columns, row + 1);
            }
        }
        return ways;
    }

    private static final class Zobrist {
        static final long[] KEYS = new Random(7).longs(32 * 32).toArray();
    }

    private long lastHash;

    private void note(int[] columns, int rows) {
        long hash = 0;
        for (int row = 0; row < rows; row++) {
            hash ^= Zobrist.KEYS[row * 32 + columns[row]];
        }
        lastHash = hash;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n must be at least 1: " + n);
        }
    }
}
