package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.process.ProcessWorkers;
import nqueens.problem.Call;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;

/**
 * The steps of the reference solutions are what they take. {@code -Dkata.expected=write} counts them anew, with the
 * compiler of Java 17.
 */
class ReferenceStepsTest {

    private static final Path CSV = Path.of("src/main/resources/nqueens/problem/reference-steps.csv");
    private static final int SMALLEST = 4;
    /** Of the core, for which the documents draw them side by side. */
    private static final int LARGEST = 12;
    private static final int TEN = 10;
    private static final int HUNDREDS = 100;

    static List<Problem> problems() {
        return Catalogue.all().stream().filter(problem -> problem.speed().isPresent()).toList();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void are_those_of_a_run(Problem problem) {
        assertThat(ReferenceSteps.of(problem)).isEqualTo(counted(problem));
    }

    @Test
    @EnabledIfSystemProperty(named = "kata.expected", matches = "write")
    void are_written_where_that_is_asked_for() throws IOException {
        StringBuilder csv = new StringBuilder("problem,n,steps\n");
        problems().forEach(problem -> counted(problem).forEach((n, steps) ->
                csv.append(problem.id()).append(',').append(n).append(',').append(steps).append('\n')));
        Files.writeString(CSV, csv);
    }

    /** Every n from 4 on, or powers of ten where there are too many, or one if other arguments fit no other board. */
    private static int[] sizes(Call speed, int least) {
        if (!speed.arguments().stream().allMatch(Number.class::isInstance)) {
            return new int[] {speed.n()};
        }
        return speed.n() < HUNDREDS ? IntStream.rangeClosed(SMALLEST, Math.max(least, speed.n())).toArray()
                : IntStream.iterate(TEN, n -> n <= speed.n(), n -> n * TEN).toArray();
    }

    private static Map<Integer, Long> counted(Problem problem) {
        Call speed = problem.speed().orElseThrow();
        Map<Integer, Long> counted = new TreeMap<>();
        try (ProcessWorkers workers = new ProcessWorkers(ProcessWorkers.Use.FEW, Optional.empty(),
                Optional.of(1.0))) {
            CompiledSolver compiled = new CompiledSolver(
                    Submission.at("solutions"), problem, workers, new Budget(workers::timeScale), false);
            SubmittedSolver solver = new SubmittedSolver(problem, compiled::blocks, workers, compiled::started, 0);
            for (int n : sizes(speed, problem.isCore() ? LARGEST : speed.n())) {
                Object[] arguments = speed.arguments().toArray();
                arguments[0] = n;
                counted.put(n, solver.measured(Call.of(speed.method(), arguments).within(speed.allowance()))
                        .executed().orElseThrow().steps());
            }
            solver.close();
        }
        return counted;
    }
}
