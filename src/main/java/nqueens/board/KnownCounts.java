package nqueens.board;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How many solutions there are, for n = 1 to 18. Source: OEIS A000170; the figures live in
 * {@code known-counts.csv} beside this class and nowhere else.
 */
public final class KnownCounts {

    private static final Map<Integer, Long> COUNTS = read();

    private KnownCounts() {
    }

    /**
     * Gives a known count.
     *
     * @param n the number of queens, 1 to 18
     * @return how many placements of n queens are solutions
     * @throws IllegalArgumentException if the count for n is not in the table
     */
    public static long of(int n) {
        Long count = COUNTS.get(n);
        if (count == null) {
            throw new IllegalArgumentException("no known count for n = " + n);
        }
        return count;
    }

    /**
     * Gives all the counts of the table.
     *
     * @return the counts by ascending n, unmodifiable
     */
    public static Collection<Long> all() {
        return COUNTS.values();
    }

    private static Map<Integer, Long> read() {
        Map<Integer, Long> counts = new LinkedHashMap<>();
        try (InputStream file = KnownCounts.class.getResourceAsStream("known-counts.csv");
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            lines.lines().skip(1).map(line -> line.split(",")).forEach(row ->
                    counts.put(Integer.valueOf(row[0]), Long.valueOf(row[1])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Collections.unmodifiableMap(counts);
    }
}
