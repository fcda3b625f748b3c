package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.Expected;
import nqueens.judge.Judge;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.BubblewrapOnThisMachine;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Verdict;

/**
 * Each known submission comes to what its {@code expected.txt} says: verdict, points and the exact message, with what a
 * recording proves of the search. Judged once, as a class is, in the strongest isolation that this machine has.
 */
@Execution(ExecutionMode.CONCURRENT)
class KnownSubmissionsTest {

    private static final Isolation ISOLATION =
            BubblewrapOnThisMachine.isThere() ? Isolation.BUBBLEWRAP : Isolation.PROCESS;

    /** What is told of those that never end: for them a shorter limit is as good. */
    private static final Pattern ENDLESS =
            Pattern.compile("the compiler was stopped|s of CPU time|did not answer");

    private static final Set<Verdict> NOT_RUN =
            Set.of(Verdict.COMPILE_ERROR, Verdict.REJECTED, Verdict.SECURITY_VIOLATION);

    /** From this many CPU seconds on, only the long proof judges a submission: these took most of the time. */
    private static final double SLOW = 0.8;

    /** By isolation and time scale. */
    private static final Map<List<?>, ProcessWorkers> WORKERS = new ConcurrentHashMap<>();

    @AfterAll
    static void endWorkers() {
        WORKERS.values().forEach(ProcessWorkers::close);
        WORKERS.clear();
    }

    @Test
    void known_submissions_are_judged_in_the_sandbox() {
        BubblewrapOnThisMachine.assume();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("nqueens.submissions.KnownSubmissions#ofGate")
    void a_known_submission_gets_its_verdict_and_leaves_no_trace(String name) throws IOException {
        judged(name);
    }

    @Tag("proof")
    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("nqueens.submissions.KnownSubmissions#slow")
    void a_slow_one_gets_its_verdict_too(String name) throws IOException {
        judged(name);
    }

    private static void judged(String name) throws IOException {
        Results results = judged(name, ISOLATION);

        assertThat(results.verdict()).as(name).isEqualTo(KnownSubmissions.verdict(name));
        assertThat(results.isolation()).isEqualTo(ISOLATION.id());
    }

    static List<String> attacks_that_run() {
        return KnownSubmissions.names().stream().filter(Attack::isOne)
                .filter(name -> !NOT_RUN.contains(KnownSubmissions.verdict(name))).toList();
    }

    @Tag("proof")
    @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
    @MethodSource("attacks_that_run")
    void an_attack_gets_nowhere_in_a_plain_process_either(String name) throws IOException {
        judged(name, Isolation.PROCESS);
    }

    private static Results judged(String name, Isolation isolation) throws IOException {
        Optional<Double> scale = timeScale(name);
        Results results = KnownSubmissions.judged(WORKERS.computeIfAbsent(List.of(isolation, scale),
                key -> new ProcessWorkers(Workload.MANY, Optional.of(isolation), scale)), name, Judge.Listener.NONE);

        Expected.file(KnownSubmissions.expected(name), KnownSubmissions.told(results));
        double seconds = results.exercises().stream().mapToDouble(ProblemResult::cpuSeconds).sum();
        if (Expected.IS_WRITTEN && seconds >= SLOW && !KnownSubmissions.isSlow(name)) {
            Expected.file(KnownSubmissions.slowFile(name),
                    Math.round(seconds * 10) / 10.0 + " s of CPU time: judged in the long proof\n");
        }
        Traces.assertNone();
        return results;
    }

    private static Optional<Double> timeScale(String name) throws IOException {
        Path expected = KnownSubmissions.expected(name);
        return Files.exists(expected) && ENDLESS.matcher(Files.readString(expected)).find() ? Optional.of(0.2)
                : Optional.empty();
    }
}
