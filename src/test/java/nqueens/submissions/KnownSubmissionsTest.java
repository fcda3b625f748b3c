package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.judge.process.BubblewrapOnThisMachine;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.problem.Verdict;

/**
 * Each known submission comes to what its {@code expected.txt} says: verdict, points and the exact message.
 * {@code -Dkata.expected=write} writes the file anew where it differs, to be read and committed.
 */
@Execution(ExecutionMode.CONCURRENT)
class KnownSubmissionsTest {

    private static final boolean IS_WRITTEN = "write".equals(System.getProperty("kata.expected"));

    /** By isolation and time scale. */
    private static final Map<List<Object>, ProcessWorkers> WORKERS = new ConcurrentHashMap<>();

    @AfterAll
    static void endWorkers() {
        WORKERS.values().forEach(ProcessWorkers::close);
        WORKERS.clear();
    }

    /**
     * An attack that comes to run is judged in each isolation. One that is refused before is judged where nothing else
     * would hold it, in a plain process; a submission that tries nothing of the kind, as a class is.
     */
    static Stream<Arguments> known_submissions() {
        return KnownSubmissions.names().stream().flatMap(name -> isolations(name)
                .map(isolation -> Arguments.of(isolation, name)));
    }

    private static Stream<Isolation> isolations(String name) {
        Stream<Isolation> isolations = !Attack.isOne(name) ? Stream.of(Isolation.BUBBLEWRAP)
                : name.matches("(compile_error|rejected|security_violation)/.*") ? Stream.of(Isolation.PROCESS)
                : Stream.of(Isolation.PROCESS, Isolation.BUBBLEWRAP);
        return (BubblewrapOnThisMachine.isThere() ? isolations : Stream.of(Isolation.PROCESS))
                .limit(IS_WRITTEN ? 1 : 2);
    }

    @Test
    void known_submissions_are_judged_in_the_sandbox() {
        BubblewrapOnThisMachine.assume();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("known_submissions")
    void a_known_submission_gets_its_verdict_and_leaves_no_trace(Isolation isolation, String name)
            throws IOException {
        Results results = judged(isolation, name);
        String found = results.exercises().stream().map(KnownSubmissionsTest::text)
                .collect(Collectors.joining("\n"));
        if (name.contains("threads")) {
            // how far each of them came is chance
            found = found.replaceAll(" ran [0-9,]+ times", " ran some times");
        }
        Path expected = KnownSubmissions.FOLDER.resolve(name).resolve("expected.txt");
        if (IS_WRITTEN) {
            Files.writeString(expected, found);
        }
        assertThat(expected).as(name).content().isEqualTo(found);
        String verdict = name.substring(0, name.indexOf('/')).toUpperCase(Locale.ROOT);
        assertThat(results.verdict()).as(name).isEqualTo(Verdict.valueOf(verdict));
        assertThat(results.isolation()).isEqualTo(isolation.id());
        Traces.assertNone();
    }

    private static Results judged(Isolation isolation, String name) {
        // where it never ends, a shorter limit is as good
        Optional<Double> scale = name.startsWith("time_limit_exceeded/") && Attack.isOne(name)
                ? Optional.of(0.2) : Optional.empty();
        // as a class is judged, and as a learner without bubblewrap judges their own: each has a runtime of its own
        Use use = isolation == Isolation.BUBBLEWRAP ? Use.MANY : Use.FEW;
        ProcessWorkers workers = WORKERS.computeIfAbsent(List.of(isolation, scale),
                key -> new ProcessWorkers(use, Optional.of(isolation), scale));
        Submission submission = KnownSubmissions.submission(name);
        return new Judge(workers, Points.standard())
                .judge(submission, KnownSubmissions.problems(submission), Judge.Listener.NONE);
    }

    private static String text(ProblemResult problem) {
        String heading = problem.id() + " " + problem.verdict() + " " + problem.points() + "/" + problem.maxPoints();
        String notes = problem.notes().stream().map(note -> "note: " + note + "\n").collect(Collectors.joining());
        return problem.checks().stream().filter(check -> check.verdict() != Verdict.ACCEPTED).findFirst()
                .map(check -> heading + " " + check.id() + "\n" + check.message() + "\n")
                .orElse(heading + "\n") + notes;
    }
}
