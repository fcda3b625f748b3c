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
 * @param checks the checks, in the order of {@link Check}
 */
public record ExerciseResult(
        String id, Verdict verdict, int points, int maxPoints, double cpuSeconds, List<CheckResult> checks) {

    /** Creates a result, from a copy of the list. */
    public ExerciseResult {
        checks = List.copyOf(checks);
    }
}
