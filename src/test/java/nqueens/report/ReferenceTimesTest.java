package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.Judge;
import nqueens.judge.Points;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.judge.Workers;
import nqueens.judge.process.ProcessWorkers;
import nqueens.problem.Call;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/**
 * The times of the reference solutions are there for every call of the suite. {@code -Dkata.expected=write} measures
 * them anew, on a machine that does nothing else.
 */
class ReferenceTimesTest {

    private static final Path CSV = Path.of("src/main/resources/nqueens/report", ReferenceTimes.FILE);
    private static final int RUNS = 9;

    private static Stream<Problem> exercises() {
        return Catalogue.core().stream().filter(exercise -> !ReferenceTimes.of(exercise.id()).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void every_call_of_the_suite_has_its_time(Problem exercise) {
        SortedMap<Integer, Double> times = ReferenceTimes.of(exercise.id());
        Call speed = exercise.speed().orElseThrow();

        assertThat(times.keySet()).containsExactlyElementsOf(IntStream.concat(IntStream.rangeClosed(1, 10),
                IntStream.of(speed.n())).boxed().toList());
        assertThat(times.values()).allSatisfy(seconds -> assertThat(seconds).isPositive());
        assertThat(times.get(speed.n())).isGreaterThan(times.get(10)).isLessThan(speed.allowance().cpuSeconds());
    }

    @Test
    void an_exercise_that_the_catalogue_lacks_has_no_times() {
        assertThat(ReferenceTimes.of("toroidal")).isEmpty();
    }

    @Test
    @EnabledIfSystemProperty(named = "kata.expected", matches = "write")
    void the_times_are_measured_where_that_is_asked_for() throws IOException {
        List<Results> runs = new ArrayList<>();
        try (Workers workers = new ProcessWorkers(ProcessWorkers.Use.FEW, Optional.empty(), Optional.empty())) {
            Judge judge = new Judge(workers, Points.standard());
            for (int run = 0; run < RUNS; run++) {
                runs.add(judge.judge(Submission.at("solutions"), Catalogue.core(), Judge.Listener.NONE));
            }
        }
        StringBuilder csv = new StringBuilder("exercise,n,seconds\n");
        for (Problem exercise : Catalogue.core()) {
            fastest(exercise, runs).forEach((n, seconds) -> csv.append(
                    String.format(Locale.ROOT, "%s,%d,%.6f\n", exercise.id(), n, seconds)));
        }
        Files.writeString(CSV, csv);
    }

    /** What each call took in the run that was disturbed least, in seconds of the reference machine. */
    private static SortedMap<Integer, Double> fastest(Problem exercise, List<Results> runs) {
        SortedMap<Integer, Double> fastest = new TreeMap<>();
        for (Results run : runs) {
            run.exercises().stream().filter(each -> each.id().equals(exercise.id()))
                    .flatMap(each -> each.timings().stream())
                    .forEach(timing -> fastest.merge(timing.n(), timing.seconds() / run.timeScale(), Math::min));
        }
        return fastest;
    }
}
