package nqueens.judge.limit;

import java.util.Optional;

/**
 * The conditions under which submissions are judged, as the judge found them at its start.
 *
 * @param weakness why the isolation is weaker than {@link Isolation#BUBBLEWRAP}, unless a weaker one was requested
 * @param doubt a hole found in a worker's isolation; the run judges in spite of it
 */
public record Conditions(Isolation isolation, Optional<String> weakness, Optional<String> doubt, double timeScale) {

    /** {@return a line of output about the doubt, or empty if there is no doubt} */
    public Optional<String> warning() {
        return doubt.map(found -> "weakness of the isolation: " + found + "\n");
    }
}
