package halves;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Counts by halves on all cores, for n up to 20: each core has lists of its own, and takes the next set of columns that
 * nobody has looked at. A sibling of {@link HalvesQueens}, which a submission can't come to: an exercise is judged by
 * what one call executes.
 */
final class HalvesOnAllCores {

    private HalvesOnAllCores() {
    }

    /** Counts the solutions for n queens, n from 2 to 20. */
    static long count(int n) {
        long ways = 0;
        for (int column = n / 2; column < (n % 2 == 0 ? n / 2 + 1 : n); column++) {
            int middle = n % 2 << column;
            AtomicInteger next = new AtomicInteger();
            ways += IntStream.range(0, Runtime.getRuntime().availableProcessors()).parallel().mapToLong(core -> {
                Halves own = new Halves(n, middle);
                long found = 0;
                for (int columns = next.getAndIncrement(); columns < 1 << n; columns = next.getAndIncrement()) {
                    found += own.count(columns);
                }
                return found;
            }).sum();
        }
        return ways;
    }
}
