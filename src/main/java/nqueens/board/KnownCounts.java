package nqueens.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Known numbers of solutions, and of positions that a search visits. The numbers of solutions are OEIS A000170; a
 * search by bit masks counted the positions. All numbers are in {@code known-counts.csv} in the folder of this class.
 */
public final class KnownCounts {

    private static final Map<Integer, String[]> ROWS = read();

    private KnownCounts() {
    }

    /**
     * {@return the number of placements of n queens that are solutions, for n from 1 to 20}
     *
     * @throws IllegalArgumentException if the count for n is not in the table
     */
    public static long solutions(int n) {
        return known(n, 1, "count");
    }

    /**
     * {@return the number of positions that a row-by-row search visits, for n from 1 to 15} A position has one queen in
     * each of the first k rows, for any k from 0 to n, and no two queens attack each other.
     *
     * @throws IllegalArgumentException if the number for n is not in the table
     */
    public static long positions(int n) {
        return known(n, 2, "number of positions");
    }

    private static long known(int n, int column, String what) {
        return Optional.ofNullable(ROWS.get(n)).filter(row -> row.length > column).map(row -> Long.valueOf(row[column]))
                .orElseThrow(() -> new IllegalArgumentException("no known " + what + " for n = " + n));
    }

    private static Map<Integer, String[]> read() {
        try (InputStream file = KnownCounts.class.getResourceAsStream("known-counts.csv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).map(line -> line.split(","))
                    .collect(Collectors.toMap(row -> Integer.valueOf(row[0]), row -> row));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
