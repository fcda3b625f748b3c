package bitmask;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

import nqueens.QueensSolver;

/** Right: ReentrantLock, Condition, Semaphore, blocking queue. */
public class BitmaskQueens implements QueensSolver {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition done = lock.newCondition();

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private long search(int n, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        BlockingQueue<Integer> bits = new ArrayBlockingQueue<>(32);
        Semaphore turn = new Semaphore(1);
        long[] ways = {0, n};
        for (int column = 0; column < n; column++) {
            bits.add(1 << column);
        }
        try {
            Thread[] threads = new Thread[n];
            for (int i = 0; i < n; i++) {
                threads[i] = new Thread(() -> work(n, bits, turn, ways, found));
                threads[i].start();
            }
            lock.lockInterruptibly();
            try {
                while (ways[1] > 0) {
                    done.await(1, TimeUnit.SECONDS);
                }
            } finally {
                lock.unlock();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return ways[0];
    }

    private void work(int n, BlockingQueue<Integer> bits, Semaphore turn, long[] ways, List<int[]> found) {
        int bit = bits.remove();
        int[] queens = new int[n];
        queens[0] = Integer.numberOfTrailingZeros(bit);
        turn.acquireUninterruptibly();
        long below = place(queens, 1, bit, bit << 1, bit >>> 1, found);
        turn.release();
        lock.lock();
        try {
            ways[0] += below;
            ways[1]--;
            done.signalAll();
        } finally {
            lock.unlock();
        }
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
}
