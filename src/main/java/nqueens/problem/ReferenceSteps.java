package nqueens.problem;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** The steps of the reference solutions, counted by a run and kept in {@code reference-steps.csv}. */
public final class ReferenceSteps {

    private static final Map<String, Map<Integer, Long>> STEPS = read();

    private ReferenceSteps() {
    }

    /** {@return the steps of the calls that must be fast, by ascending n; empty if nobody has counted them} */
    public static Map<Integer, Long> of(Problem problem) {
        return STEPS.getOrDefault(problem.id(), Map.of());
    }

    /** {@return the steps of a call; empty if nobody has counted them} */
    public static Optional<Long> of(Problem problem, Call call) {
        return problem.speed().filter(one -> one.method().equals(call.method()) && one.counts().equals(call.counts()))
                .map(speed -> of(problem).get(call.n()));
    }

    private static Map<String, Map<Integer, Long>> read() {
        Map<String, Map<Integer, Long>> steps = new LinkedHashMap<>();
        try (InputStreamReader file = new InputStreamReader(
                ReferenceSteps.class.getResourceAsStream("reference-steps.csv"), StandardCharsets.UTF_8)) {
            for (CSVRecord row : CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get().parse(file)) {
                steps.computeIfAbsent(row.get("problem"), id -> new LinkedHashMap<>())
                        .put(Integer.valueOf(row.get("n")), Long.valueOf(row.get("steps")));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Collections.unmodifiableMap(steps);
    }
}
