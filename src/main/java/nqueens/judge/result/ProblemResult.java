package nqueens.judge.result;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import nqueens.problem.KillMatrix;
import nqueens.problem.Verdict;

/**
 * The result of one problem; components are named as in {@code results.json}.
 *
 * @param graded false if the problem's points don't count for the submission; otherwise null
 * @param sources the hash of the judged sources; null if the sources were not read, or were rejected
 * @param cost the steps of the method that must be fast, by ascending n
 * @param notes lines for the learner, for example on files that were ignored
 * @param kills the faulty solvers that the tests caught; null if there are no tests, or the tests didn't finish
 * @param trace the stack trace of the judge's failure, for maintainers; null if the judge did not fail
 */
public record ProblemResult(
        String id, Verdict verdict, int points, int maxPoints, Boolean graded, double cpuSeconds,
        String sources, List<Cost> cost, List<String> notes, KillMatrix kills, String trace,
        List<CheckResult> checks) {

    /** The steps of a call, such as {@code count(10)}, for n queens. */
    public record Cost(String call, int n, long steps) {
    }

    /** Creates a result from copies of the lists. */
    public ProblemResult {
        Objects.requireNonNull(verdict, "verdict");
        cost = List.copyOf(cost);
        notes = List.copyOf(notes);
        checks = List.copyOf(checks);
    }

    /** {@return whether the problem's points count for the submission} */
    public boolean isGraded() {
        return graded == null || graded;
    }

    /** {@return whether all checks have the same verdict and message, such as a compile error} */
    public boolean isUniform() {
        return checks.stream().map(check -> check.verdict() + check.message()).distinct().count() == 1;
    }

    /** {@return the check that gave the problem its verdict, or empty if the problem is accepted} */
    public Optional<CheckResult> decidingCheck() {
        return checks.stream().filter(check -> check.verdict() != Verdict.ACCEPTED)
                .filter(check -> check.verdict() == verdict).findFirst();
    }
}
