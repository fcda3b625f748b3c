package booleanarrays;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import nqueens.QueensSolver;

/** Right: threads of a class of its own, joined one after the other. */
public class BooleanArraysQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = Collections.synchronizedList(new ArrayList<>());
        run(n, found);
        return new ArrayList<>(found);
    }

    @Override
    public long count(int n) {
        return run(n, null);
    }

    private static long run(int n, List<int[]> found) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        AtomicInteger nextColumn = new AtomicInteger();
        AtomicLong ways = new AtomicLong();
        List<Searcher> searchers = List.of(
                new Searcher(n, found, nextColumn, ways),
                new Searcher(n, found, nextColumn, ways));
        searchers.forEach(Thread::start);
        for (Searcher searcher : searchers) {
            try {
                searcher.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return ways.get();
    }

    private static final class Searcher extends Thread {

        private final int n;
        private final List<int[]> found;
        private final AtomicInteger nextColumn;
        private final AtomicLong ways;

        Searcher(int n, List<int[]> found, AtomicInteger nextColumn, AtomicLong ways) {
            super("searcher of " + n);
            this.n = n;
            this.found = found;
            this.nextColumn = nextColumn;
            this.ways = ways;
            setDaemon(true);
            setPriority(NORM_PRIORITY);
        }

        @Override
        public void run() {
            for (int c = nextColumn.getAndIncrement(); c < n; c = nextColumn.getAndIncrement()) {
                boolean[] columns = new boolean[n];
                boolean[] mains = new boolean[2 * n];
                boolean[] antis = new boolean[2 * n];
                int[] queens = new int[n];
                queens[0] = c;
                columns[c] = mains[n - c] = antis[c] = true;
                ways.addAndGet(place(queens, 1, columns, mains, antis, found));
            }
        }
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
