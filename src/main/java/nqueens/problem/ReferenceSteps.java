package nqueens.problem;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.apache.commons.csv.CSVFormat;

/** The counted steps of the reference solutions, from {@code reference-steps.csv}. */
public final class ReferenceSteps {

    private static final Map<String, TreeMap<Integer, Long>> STEPS = read();

    private ReferenceSteps() {
    }

    /** {@return the steps of the call that must be fast, by ascending n; an empty map if they haven't been counted} */
    public static Map<Integer, Long> of(Problem problem) {
        return STEPS.getOrDefault(problem.id(), new TreeMap<>());
    }

    /** {@return the steps of a call, or empty if they haven't been counted} */
    public static Optional<Long> of(Problem problem, Call call) {
        return problem.speed().filter(one -> one.method().equals(call.method()) && one.counts().equals(call.counts()))
                .map(speed -> of(problem).get(call.n()));
    }

    private static Map<String, TreeMap<Integer, Long>> read() {
        try (InputStreamReader file = new InputStreamReader(
                ReferenceSteps.class.getResourceAsStream("reference-steps.csv"), StandardCharsets.UTF_8)) {
            return CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get().parse(file).stream()
                    .collect(Collectors.groupingBy(row -> row.get("problem"), Collectors.toMap(row ->
                            Integer.valueOf(row.get("n")), row -> Long.valueOf(row.get("steps")), Long::sum,
                            TreeMap::new)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
