package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.CheckResult;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Isolation;
import nqueens.judge.Results;
import nqueens.judge.Verdict;
import nqueens.judge.process.ProcessWorkers;

/**
 * Each known submission comes to what its {@code expected.txt} says: verdict, points and the exact
 * message. {@code -Dkata.expected=write} writes the file anew where it differs, to be read and committed.
 */
@Execution(ExecutionMode.CONCURRENT)
class KnownSubmissionsTest {

    private static final Path KNOWN = Path.of("src/test/submissions");
    private static String timeScale;

    @BeforeAll
    static void measure_the_machine_once_for_all() {
        try (ProcessWorkers workers = new ProcessWorkers(Optional.of(Isolation.PROCESS), Optional.empty())) {
            timeScale = Double.toString(workers.timeScale());
        }
    }

    static Stream<String> known_submissions() throws IOException {
        try (Stream<Path> folders = Files.find(KNOWN, 2, (path, attributes) -> attributes.isDirectory())) {
            return folders.map(KNOWN::relativize).filter(path -> path.getNameCount() == 2)
                    .map(path -> path.toString().replace('\\', '/')).sorted().toList().stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("known_submissions")
    void a_known_submission_gets_its_verdict(String name, @TempDir Path reports) throws IOException {
        Path submission = KNOWN.resolve(name);
        List<Exercise> exercises = Arrays.stream(Exercise.values())
                .filter(exercise -> Files.exists(submission.resolve(exercise.id()))).toList();
        Results results = SuiteRun.of(submission, reports).with("kata.timeScale", timeScale).judge(exercises);
        String found = results.exercises().stream().map(KnownSubmissionsTest::text)
                .collect(Collectors.joining("\n"));
        Path expected = submission.resolve("expected.txt");
        if ("write".equals(System.getProperty("kata.expected"))) {
            Files.writeString(expected, found);
        }
        assertThat(expected).content().isEqualTo(found);
        String verdict = name.substring(0, name.indexOf('/')).toUpperCase(Locale.ROOT);
        assertThat(results.verdict()).isEqualTo(Verdict.valueOf(verdict));
    }

    private static String text(ExerciseResult exercise) {
        String heading = exercise.id() + " " + exercise.verdict() + " " + exercise.points() + "/"
                + exercise.maxPoints();
        return exercise.checks().stream().filter(check -> check.verdict() != Verdict.ACCEPTED).findFirst()
                .map(check -> heading + " " + check.id() + "\n" + text(check)).orElse(heading + "\n");
    }

    private static String text(CheckResult check) {
        return check.message() + "\n";
    }
}
