package nqueens.judge;

/**
 * What one check of one exercise came to; the names are those of {@code results.json}.
 *
 * @param id the check's id
 * @param title what the check asks
 * @param verdict the verdict
 * @param points the points it earned: all or none
 * @param maxPoints the points it is worth
 * @param message the failing case, lines parted by {@code \n}; empty if accepted
 * @param output the beginning of what the submission had printed until then; null if accepted, or if
 *     it printed nothing
 */
public record CheckResult(
        String id, String title, Verdict verdict, int points, int maxPoints, String message, String output) {
}
