package nqueens.judge;

import java.util.List;

/**
 * What one exercise came to; the names are those of {@code results.json}.
 *
 * @param id the exercise's id
 * @param verdict that of its first check that is not accepted; {@link Verdict#JUDGE_ERROR} if any has it
 * @param points the sum over the accepted checks
 * @param maxPoints the sum over all checks
 * @param cpuSeconds CPU time of the workers, in seconds
 * @param timings how long calls of {@code count(n)} took, by ascending n; without those that came first to a
 *     worker, and so waited for its JVM
 * @param notes what the learner should know of how the exercise was read, a line each: what was not looked at, say
 * @param checks the checks, in the order of {@link Check}
 */
public record ExerciseResult(
        String id, Verdict verdict, int points, int maxPoints, double cpuSeconds, List<Timing> timings,
        List<String> notes, List<CheckResult> checks) {

    /** Creates a result, from copies of the lists; earlier judges wrote neither timings nor notes. */
    public ExerciseResult {
        timings = timings == null ? List.of() : List.copyOf(timings);
        notes = notes == null ? List.of() : List.copyOf(notes);
        checks = List.copyOf(checks);
    }

    /**
     * Creates the result of an exercise of which no call was timed, and nothing noted.
     *
     * @param id the exercise's id
     * @param verdict the verdict
     * @param points the points earned
     * @param maxPoints the points there are
     * @param cpuSeconds CPU time of the workers, in seconds
     * @param checks the checks, in the order of {@link Check}
     */
    public ExerciseResult(
            String id, Verdict verdict, int points, int maxPoints, double cpuSeconds, List<CheckResult> checks) {
        this(id, verdict, points, maxPoints, cpuSeconds, List.of(), List.of(), checks);
    }
}
