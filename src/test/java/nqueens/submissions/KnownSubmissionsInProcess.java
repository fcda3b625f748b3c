package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/**
 * The known submissions as mutation testing runs them: in this JVM, metered and recorded, and each no further than to
 * its first fault, whose message is the expected one.
 */
class KnownSubmissionsInProcess {

    private static final MeteredWorkers WORKERS = new MeteredWorkers();

    /** What ends otherwise than by an answer, an exception or a refusal needs a process of its own; so do threads. */
    private static final Set<Verdict> IN_PROCESS = Set.of(Verdict.NOT_STARTED, Verdict.WRONG_ANSWER,
            Verdict.WRONG_APPROACH, Verdict.RUNTIME_ERROR, Verdict.COMPILE_ERROR, Verdict.SECURITY_VIOLATION,
            Verdict.REJECTED);

    /**
     * One of each contract, verdict, check and sentence: a mutant that survives is tried by all that reach it. Quick
     * ones first. Chosen once, since JUnit asks again for each that is run alone.
     */
    private static final Collection<String> CHOSEN =
            KnownSubmissions.names().stream().filter(KnownSubmissionsInProcess::isForThisJvm)
                    .sorted(Comparator.comparing(KnownSubmissions::isSlow))
                    .collect(Collectors.toMap(KnownSubmissionsInProcess::kind, Function.identity(),
                            (first, other) -> first, TreeMap::new)).values();

    /** The first fault of a submission. */
    private static final class Found extends Error {

        private static final long serialVersionUID = 1L;

        Found(Check check, Fault fault) {
            super(check.id() + "\n" + fault, null, false, false);
        }
    }

    static Collection<String> known_submissions() {
        return CHOSEN;
    }

    private static boolean isForThisJvm(String name) {
        List<Problem> problems = KnownSubmissions.problems(KnownSubmissions.submission(name));
        return problems.size() == 1 && IN_PROCESS.contains(KnownSubmissions.verdict(name))
                && problems.get(0).harness().isEmpty() && !Attack.isOne(name) && !name.contains("thread");
    }

    private static String kind(String name) {
        Problem problem = KnownSubmissions.problems(KnownSubmissions.submission(name)).get(0);
        // the exercises of the core share a contract, and nearly all of their sentences
        String words = expected(name).replaceFirst("\\S+", problem.contract().getSimpleName());
        return words.replaceAll("[^A-Za-z\n]+", " ");
    }

    private static String expected(String name) {
        try {
            return Files.readString(KnownSubmissions.expected(name)).replaceAll("(?m)^(note|hint): .*\n", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("known_submissions")
    void a_known_submission_is_told_its_fault(String name) {
        String found = "";
        try {
            KnownSubmissions.judged(WORKERS, name, (problem, check, each, fault) -> fault.ifPresent(first -> {
                throw new Found(check, first);
            }));
        } catch (Found e) {
            found = e.getMessage();
        }
        // the heading ends in the check
        assertThat(expected(name).replaceFirst(".*/\\d+ ", "")).as(name).isEqualTo(found + "\n");
    }
}
