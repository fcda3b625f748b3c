package nqueens.report;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How long the reference solutions take for {@code count(n)}: the fastest of nine runs, in seconds of the reference
 * machine, as {@code reference-times.csv} beside this class has it. They are measured in the judge's workers, by
 * {@code mvn test -Psolutions -Dtest=ReferenceTimesTest -Dkata.expected=write}.
 */
final class ReferenceTimes {

    static final String FILE = "reference-times.csv";

    private static final Map<String, SortedMap<Integer, Double>> TIMES = read();

    private ReferenceTimes() {
    }

    /** Gives n to seconds, by ascending n; nothing if there is no such exercise. */
    static SortedMap<Integer, Double> of(String exercise) {
        return TIMES.getOrDefault(exercise, Collections.emptySortedMap());
    }

    private static Map<String, SortedMap<Integer, Double>> read() {
        Map<String, SortedMap<Integer, Double>> times = new HashMap<>();
        PageTemplate.source(FILE).lines().skip(1).map(line -> line.split(",")).forEach(row ->
                times.computeIfAbsent(row[0], exercise -> new TreeMap<>())
                        .put(Integer.valueOf(row[1]), Double.valueOf(row[2])));
        return times;
    }
}
