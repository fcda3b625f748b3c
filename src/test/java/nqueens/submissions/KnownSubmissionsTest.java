package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherFactory;

import nqueens.judge.CheckResult;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Isolation;
import nqueens.judge.Results;
import nqueens.judge.Verdict;
import nqueens.judge.process.BubblewrapOnThisMachine;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.suite.SuiteRun;

/**
 * Each known submission comes to what its {@code expected.txt} says, under each isolation: verdict,
 * points and the exact message. {@code -Dkata.expected=write} writes the file anew where it differs, to
 * be read and committed.
 */
@ParameterizedClass(name = "{0}")
@EnumSource(names = {"PROCESS", "BUBBLEWRAP"})
@Execution(ExecutionMode.CONCURRENT)
class KnownSubmissionsTest {

    private static LauncherSession session;

    @Parameter
    private Isolation isolation;

    @BeforeAll
    static void openSession() {
        session = LauncherFactory.openSession();
    }

    @AfterAll
    static void closeSession() {
        session.close();
    }

    static List<String> known_submissions() {
        return KnownSubmissions.names();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("known_submissions")
    void a_known_submission_gets_its_verdict_and_leaves_no_trace(String name, @TempDir Path reports)
            throws IOException {
        if (isolation == Isolation.BUBBLEWRAP) {
            BubblewrapOnThisMachine.assume();
        }
        Path submission = KnownSubmissions.FOLDER.resolve(name);
        List<Exercise> exercises = Arrays.stream(Exercise.values())
                .filter(exercise -> Files.exists(submission.resolve(exercise.id()))).toList();
        // as a class is judged, and as a learner without bubblewrap judges their own: each has a runtime of its own
        Use use = isolation == Isolation.BUBBLEWRAP ? Use.MANY : Use.FEW;
        SuiteRun run = SuiteRun.of(session, submission, reports)
                .with("kata.isolation", isolation.id()).with("kata.use", use.name());
        if (name.startsWith("time_limit_exceeded/") && Files.exists(submission.resolve("attack.txt"))) {
            // it never ends: a shorter limit is as good
            run.with("kata.timeScale", "0.2");
        }
        Results results = run.judge(exercises);
        String found = results.exercises().stream().map(KnownSubmissionsTest::text)
                .collect(Collectors.joining("\n"));
        Path expected = submission.resolve("expected.txt");
        if ("write".equals(System.getProperty("kata.expected"))) {
            Files.writeString(expected, found);
        }
        assertThat(expected).as(name).content().isEqualTo(found);
        String verdict = name.substring(0, name.indexOf('/')).toUpperCase(Locale.ROOT);
        assertThat(results.verdict()).as(name).isEqualTo(Verdict.valueOf(verdict));
        assertThat(results.isolation()).isEqualTo(isolation.id());
        Traces.assertNone();
    }

    private static String text(ExerciseResult exercise) {
        String heading = exercise.id() + " " + exercise.verdict() + " " + exercise.points() + "/"
                + exercise.maxPoints();
        String notes = exercise.notes().stream().map(note -> "note: " + note + "\n").collect(Collectors.joining());
        return exercise.checks().stream().filter(check -> check.verdict() != Verdict.ACCEPTED).findFirst()
                .map(check -> heading + " " + check.id() + "\n" + text(check)).orElse(heading + "\n") + notes;
    }

    private static String text(CheckResult check) {
        return check.message() + "\n";
    }
}
