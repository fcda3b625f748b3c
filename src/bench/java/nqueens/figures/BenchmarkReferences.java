package nqueens.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/**
 * {@code mvn -q test -Pbench}: measures the times of the reference solutions for ascending n, up to a second for each
 * call. It writes {@code docs/figures/timings.csv}, and draws the figure of these times. It is a test only so that
 * Maven runs it, and asserts nothing about time. Keep the machine idle for some minutes.
 */
class BenchmarkReferences {

    private static final int SMALLEST = 4;
    private static final int LARGEST = 20;
    private static final double MOST_NANOSECONDS = 1e9;

    @Test
    void reference_solutions_are_timed() throws IOException, RunnerException {
        List<Timing> timings = new ArrayList<>();
        String machine = machine();
        // the exercises in the figure come first: if the run is stopped, complete exercises are already written
        for (Problem exercise : Stream.concat(DrawLadder.RUNGS.stream(), Catalogue.all().stream()).distinct()
                .filter(each -> ReferenceCall.CALLS.containsKey(each.id())).toList()) {
            boolean isLarge = exercise == Catalogue.MILLION;
            for (int n = isLarge ? 10 : SMALLEST; n <= (isLarge ? 1_000_000 : LARGEST); n = isLarge ? 10 * n : n + 1) {
                long first = nanoseconds(exercise, n, Mode.SingleShotTime, 3, 0, 1);
                if (first > MOST_NANOSECONDS) {
                    break;
                }
                long steady = nanoseconds(exercise, n, Mode.AverageTime, 1, 3, 3);
                if (steady > MOST_NANOSECONDS) {
                    break;
                }
                timings.add(new Timing(exercise.id(), n, first, steady, machine));
                System.out.printf(Locale.ROOT, "%s %,d: %,d ns, %,d ns%n", exercise, n, first, steady);
            }
            Timing.write(timings);
        }
        DrawLadder.draw();
    }

    /** {@return the median time of a call} */
    private static long nanoseconds(Problem exercise, int n, Mode mode, int forks, int warmUps, int measurements)
            throws RunnerException {
        return Math.round(new Runner(new OptionsBuilder().include(ReferenceCall.class.getName())
                .param("exercise", exercise.id()).param("n", Integer.toString(n))
                .mode(mode).timeUnit(TimeUnit.NANOSECONDS).forks(forks)
                .warmupIterations(warmUps).warmupTime(TimeValue.milliseconds(100))
                .measurementIterations(measurements).measurementTime(TimeValue.milliseconds(100))
                .verbosity(VerboseMode.SILENT).shouldFailOnError(true).build())
                .runSingle().getPrimaryResult().getStatistics().getPercentile(50));
    }

    /** {@return the processor, the JDK and the day} */
    private static String machine() throws IOException {
        Path file = Path.of("/proc/cpuinfo");
        String processor = System.getProperty("os.arch");
        if (Files.exists(file)) {
            try (Stream<String> lines = Files.lines(file)) {
                processor = lines.filter(line -> line.startsWith("model name")).findFirst()
                        .map(line -> line.replaceFirst(".*: ", "")).orElse(processor);
            }
        }
        return processor + ", " + Runtime.getRuntime().availableProcessors() + " cores; JDK "
                + System.getProperty("java.version") + "; " + LocalDate.now();
    }
}
