package nqueens.judge;

import java.util.Optional;

/**
 * Under which conditions submissions are judged, as the judge found them at its start.
 *
 * @param isolation what stands between a submission and the judge
 * @param weakness why the isolation is not {@link Isolation#BUBBLEWRAP}, if nobody asked for another
 * @param timeScale the factor on all limits of CPU time
 */
public record Conditions(Isolation isolation, Optional<String> weakness, double timeScale) {
}
