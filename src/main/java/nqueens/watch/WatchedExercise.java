package nqueens.watch;

import java.util.Optional;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/** An exercise in a watch, and what it came to when it was judged last. */
final class WatchedExercise {

    private final Problem problem;
    private final boolean isGraded;
    private Optional<ProblemResult> result = Optional.empty();
    private boolean isOutdated;

    WatchedExercise(Problem problem, boolean isGraded) {
        this.problem = problem;
        this.isGraded = isGraded;
    }

    Problem problem() {
        return problem;
    }

    boolean isGraded() {
        return isGraded;
    }

    /** Whether it is told of: it is graded, or was judged since it was begun. */
    boolean isListed() {
        return isGraded || result.isPresent();
    }

    Optional<ProblemResult> result() {
        return result;
    }

    Optional<CheckResult> deciding() {
        return result.flatMap(ProblemResult::deciding);
    }

    boolean isAccepted() {
        return result.filter(judged -> judged.verdict() == Verdict.ACCEPTED).isPresent();
    }

    /** Whether it was saved since what the result is of. */
    boolean isOutdated() {
        return isOutdated;
    }

    void save() {
        isOutdated = true;
    }

    void take(ProblemResult judged) {
        result = Optional.of(judged);
        isOutdated = false;
    }
}
