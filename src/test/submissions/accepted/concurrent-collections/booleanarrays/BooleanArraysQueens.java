package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

import nqueens.QueensSolver;

/** Right: latch, concurrent map, scheduled executor and Timer. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new CopyOnWriteArrayList<>();
        search(n, found);
        return new ArrayList<>(found);
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        ConcurrentHashMap<String, Long> ways = new ConcurrentHashMap<>();
        CountDownLatch done = new CountDownLatch(1);
        ScheduledExecutorService later = Executors.newScheduledThreadPool(1, task -> {
            Thread thread = new Thread(task, "later " + ThreadLocalRandom.current().nextInt());
            thread.setDaemon(true);
            return thread;
        });
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println("still searching");
            }
        }, 60_000);
        later.schedule(() -> {
            ways.merge("all",
                    place(new int[n], 0, new boolean[n], new boolean[2 * n], new boolean[2 * n], found),
                    Long::sum);
            done.countDown();
        }, 1, TimeUnit.MILLISECONDS);
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        later.shutdownNow();
        timer.cancel();
        return ways.get("all");
    }

    private static long place(int[] queens, int row, boolean[] columns, boolean[] mains, boolean[] antis,
            List<int[]> found) {
        int n = queens.length;
        if (row == n) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int c = 0; c < n; c++) {
            if (!columns[c] && !mains[row - c + n] && !antis[row + c]) {
                queens[row] = c;
                columns[c] = mains[row - c + n] = antis[row + c] = true;
                ways += place(queens, row + 1, columns, mains, antis, found);
                columns[c] = mains[row - c + n] = antis[row + c] = false;
            }
        }
        return ways;
    }
}
