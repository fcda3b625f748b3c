package booleanarrays;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import nqueens.QueensSolver;

/** Right: prints its time by nanoTime, Duration and printf. */
public class BooleanArraysQueens implements QueensSolver {

    private static class Watch implements AutoCloseable {

        private final long start = System.nanoTime();
        private final long millis = System.currentTimeMillis();
        private final Instant since = Instant.now();
        private final String what;

        Watch(String what) {
            this.what = what;
        }

        @Override
        public void close() {
            Duration took = Duration.ofNanos(System.nanoTime() - start).plus(Duration.between(since, Instant.now()));
            System.out.printf(Locale.ROOT, "%-10s %8.3f ms%n", what, took.toNanos() / 2e6);
            long clock = System.currentTimeMillis() - millis;
            System.err.println(String.format("%s: %d ms since %s", what, clock, LocalDate.EPOCH));
        }
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        try (Watch watch = new Watch("solve " + n)) {
            search(n, found);
        }
        return found;
    }

    @Override
    public long count(int n) {
        try (Watch watch = new Watch("count " + n)) {
            return search(n, null);
        }
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, new boolean[n], new boolean[2 * n], new boolean[2 * n], found);
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
