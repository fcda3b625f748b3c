package nqueens.judge.limit;

import java.util.Optional;

/**
 * The conditions under which submissions are judged, as the judge found them at its start.
 *
 * @param weakness why the isolation is not {@link Isolation#BUBBLEWRAP}, if no other was asked for
 * @param doubt in what way a worker is less isolated than it should be, although submissions are judged
 */
public record Conditions(Isolation isolation, Optional<String> weakness, Optional<String> doubt, double timeScale) {

    /** Creates conditions about which there is no doubt. */
    public Conditions(Isolation isolation, Optional<String> weakness, double timeScale) {
        this(isolation, weakness, Optional.empty(), timeScale);
    }

    /** {@return the doubt as a line for people who judge all the same; empty if there is none} */
    public Optional<String> warning() {
        return doubt.map(found -> "weakness of the isolation: " + found + "\n");
    }
}
