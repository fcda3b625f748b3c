package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.judge.Exercise;
import nqueens.judge.Results;
import nqueens.suite.SuiteRun;

/**
 * The times of the reference solutions are there for every call of the suite. {@code -Dkata.expected=write} measures
 * them anew, on a machine that does nothing else; {@code -Dkata.isolation=} is up to whoever does.
 */
class ReferenceTimesTest {

    private static final Path CSV = Path.of("src/main/resources/nqueens/report", ReferenceTimes.FILE);
    private static final int RUNS = 9;

    @ParameterizedTest
    @EnumSource
    void every_call_of_the_suite_has_its_time(Exercise exercise) {
        SortedMap<Integer, Double> times = ReferenceTimes.of(exercise.id());

        assertThat(times.keySet()).containsExactlyElementsOf(IntStream.concat(IntStream.rangeClosed(1, 10),
                IntStream.of(exercise.speedTest().n())).boxed().toList());
        assertThat(times.values()).allSatisfy(seconds -> assertThat(seconds).isPositive());
        assertThat(times.get(exercise.speedTest().n())).isGreaterThan(times.get(10))
                .isLessThan(exercise.speedTest().cpuSeconds());
    }

    @Test
    void an_exercise_that_the_catalogue_lacks_has_no_times() {
        assertThat(ReferenceTimes.of("toroidal")).isEmpty();
    }

    @Test
    @EnabledIfSystemProperty(named = "kata.expected", matches = "write")
    void the_times_are_measured_where_that_is_asked_for(@TempDir Path reports) throws IOException {
        List<Results> runs = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            runs.add(SuiteRun.of(Path.of("solutions"), reports).judge(Arrays.asList(Exercise.values())));
        }
        StringBuilder csv = new StringBuilder("exercise,n,seconds\n");
        for (Exercise exercise : Exercise.values()) {
            fastest(exercise, runs).forEach((n, seconds) -> csv.append(
                    String.format(Locale.ROOT, "%s,%d,%.6f\n", exercise.id(), n, seconds)));
        }
        Files.writeString(CSV, csv);
    }

    /** What each call took in the run that was disturbed least, in seconds of the reference machine. */
    private static SortedMap<Integer, Double> fastest(Exercise exercise, List<Results> runs) {
        SortedMap<Integer, Double> fastest = new TreeMap<>();
        for (Results run : runs) {
            run.exercises().get(exercise.ordinal()).timings().forEach(timing ->
                    fastest.merge(timing.n(), timing.seconds() / run.timeScale(), Math::min));
        }
        return fastest;
    }
}
