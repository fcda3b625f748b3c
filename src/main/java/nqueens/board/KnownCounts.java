package nqueens.board;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Known numbers of solutions, and of positions that a search visits. The numbers of solutions are OEIS A000170; a
 * search by bit masks counted the positions. All numbers are in {@code known-counts.csv} in the folder of this class.
 */
public final class KnownCounts {

    private static final Map<Integer, Long> COUNTS = read(1);
    private static final Map<Integer, Long> POSITIONS = read(2);

    private KnownCounts() {
    }

    /**
     * {@return the number of placements of n queens that are solutions, for n from 1 to 20}
     *
     * @throws IllegalArgumentException if the count for n is not in the table
     */
    public static long solutions(int n) {
        Long count = COUNTS.get(n);
        if (count == null) {
            throw new IllegalArgumentException("no known count for n = " + n);
        }
        return count;
    }

    /**
     * {@return the number of positions that a row-by-row search visits, for n from 1 to 15} A position has one queen in
     * each of the first k rows, for any k from 0 to n, and no two queens attack each other.
     *
     * @throws IllegalArgumentException if the number for n is not in the table
     */
    public static long positions(int n) {
        Long positions = POSITIONS.get(n);
        if (positions == null) {
            throw new IllegalArgumentException("no known number of positions for n = " + n);
        }
        return positions;
    }

    private static Map<Integer, Long> read(int column) {
        Map<Integer, Long> counts = new LinkedHashMap<>();
        try (InputStream file = KnownCounts.class.getResourceAsStream("known-counts.csv");
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            lines.lines().skip(1).map(line -> line.split(",")).filter(row -> row.length > column).forEach(row ->
                    counts.put(Integer.valueOf(row[0]), Long.valueOf(row[column])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return counts;
    }
}
