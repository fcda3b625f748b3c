package nqueens.report;

import java.util.Optional;

import nqueens.judge.CheckResult;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Verdict;

/**
 * The check that gave an exercise its verdict, where that is not {@link Verdict#ACCEPTED}.
 *
 * @param exercise the exercise
 * @param check the first of its checks with its verdict
 */
record DecidingCheck(ExerciseResult exercise, CheckResult check) {

    /** Finds the check, or nothing if the exercise is accepted. */
    static Optional<DecidingCheck> of(ExerciseResult exercise) {
        return exercise.checks().stream().filter(check -> check.verdict() == exercise.verdict())
                .filter(check -> check.verdict() != Verdict.ACCEPTED).findFirst()
                .map(check -> new DecidingCheck(exercise, check));
    }

    /** Gives the check's id, or nothing if no check was judged on its own: the sources don't compile, say. */
    Optional<String> place() {
        boolean settledAsAWhole = exercise.checks().size() > 1 && exercise.checks().stream()
                .map(each -> each.verdict() + each.message()).distinct().count() == 1;
        return settledAsAWhole ? Optional.empty() : Optional.of(check.id());
    }
}
