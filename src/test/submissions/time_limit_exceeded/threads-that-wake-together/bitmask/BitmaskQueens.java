package bitmask;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

import nqueens.QueensSolver;

/** Attack: has many threads wake up together and be in each other's way, so that it looks like a busy machine. */
public class BitmaskQueens implements QueensSolver {

    private static final long PERIOD = 125_000_000L;

    static {
        for (int i = 0; i < 240; i++) {
            Thread thread = new Thread(BitmaskQueens::wake);
            thread.setDaemon(true);
            thread.start();
        }
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        if (n == 4) {
            rest();
        }
        search(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, 0, 0, 0, found);
    }

    private static long place(int[] queens, int row, int columns, int mains, int antis, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = (1 << queens.length) - 1 & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, found);
        }
        return ways;
    }

    private static void wake() {
        while (true) {
            long now = System.nanoTime();
            LockSupport.parkNanos((now / PERIOD + 1) * PERIOD - now);
        }
    }

    private static void rest() {
        while (true) {
            LockSupport.parkNanos(1_000_000_000L);
        }
    }
}
