package nqueens.report;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import nqueens.judge.Check;
import nqueens.judge.CheckResult;
import nqueens.judge.Conditions;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Isolation;
import nqueens.judge.Points;
import nqueens.judge.Results;
import nqueens.judge.Timing;
import nqueens.judge.Verdict;

/** Results as a run might come to. */
public final class SampleResults {

    private SampleResults() {
    }

    /**
     * Gives results of the submission {@code exercises}.
     *
     * @param exercises what its exercises came to
     * @return the results
     */
    public static Results exercises(ExerciseResult... exercises) {
        return of("exercises", exercises);
    }

    static Results of(String submission, ExerciseResult... exercises) {
        return Results.of(submission, new Conditions(Isolation.PROCESS, Optional.empty(), 1), List.of(exercises));
    }

    /**
     * An exercise in which every check is accepted.
     *
     * @param exercise the exercise
     * @param cpuSeconds its CPU time, in seconds
     * @return what it came to
     */
    public static ExerciseResult accepted(Exercise exercise, double cpuSeconds) {
        return exercise(exercise, cpuSeconds, Arrays.stream(Check.values())
                .map(check -> check(check, Verdict.ACCEPTED, "", null)).toList());
    }

    /**
     * An exercise in which one check fails and the others are accepted.
     *
     * @param exercise the exercise
     * @param cpuSeconds its CPU time, in seconds
     * @param failing the check
     * @param verdict its verdict
     * @param message its message
     * @return what the exercise came to
     */
    public static ExerciseResult failed(
            Exercise exercise, double cpuSeconds, Check failing, Verdict verdict, String message) {
        return failed(exercise, cpuSeconds, failing, verdict, message, null);
    }

    static ExerciseResult failed(
            Exercise exercise, double cpuSeconds, Check failing, Verdict verdict, String message, String output) {
        return exercise(exercise, cpuSeconds, Arrays.stream(Check.values()).map(check -> check == failing
                ? check(check, verdict, message, output) : check(check, Verdict.ACCEPTED, "", null)).toList());
    }

    /**
     * An exercise in which every check fails for the one same reason.
     *
     * @param exercise the exercise
     * @param verdict the verdict of each check
     * @param message the message of each check
     * @return what the exercise came to
     */
    public static ExerciseResult settled(Exercise exercise, Verdict verdict, String message) {
        return exercise(exercise, 0, Arrays.stream(Check.values())
                .map(check -> check(check, verdict, message, null)).toList());
    }

    static ExerciseResult exercise(Exercise exercise, double cpuSeconds, List<CheckResult> checks) {
        return new ExerciseResult(exercise.id(),
                checks.stream().map(CheckResult::verdict).filter(verdict -> verdict != Verdict.ACCEPTED).findFirst()
                        .orElse(Verdict.ACCEPTED),
                checks.stream().mapToInt(CheckResult::points).sum(),
                checks.stream().mapToInt(CheckResult::maxPoints).sum(),
                cpuSeconds, checks);
    }

    /** The same exercise, with calls that were timed. */
    static ExerciseResult timed(ExerciseResult exercise, Timing... timings) {
        return new ExerciseResult(exercise.id(), exercise.verdict(), exercise.points(), exercise.maxPoints(),
                exercise.cpuSeconds(), List.of(timings), exercise.notes(), exercise.checks());
    }

    /** The same exercise, with notes. */
    static ExerciseResult noted(ExerciseResult exercise, String... notes) {
        return new ExerciseResult(exercise.id(), exercise.verdict(), exercise.points(), exercise.maxPoints(),
                exercise.cpuSeconds(), exercise.timings(), List.of(notes), exercise.checks());
    }

    static CheckResult check(Check check, Verdict verdict, String message, String output) {
        int points = Points.standard().of(Exercise.BOARD2D, check);
        return new CheckResult(check.id(), check.title(), verdict, verdict == Verdict.ACCEPTED ? points : 0,
                points, message, null, output, false);
    }
}
