package nqueens.judge.limit;

import java.util.Optional;

/**
 * Under which conditions submissions are judged, as the judge found them at its start.
 *
 * @param weakness why the isolation is not {@link Isolation#BUBBLEWRAP}, if nobody asked for another
 * @param doubt in what a worker is not shut in as it should be, where a submission is judged all the same
 */
public record Conditions(Isolation isolation, Optional<String> weakness, Optional<String> doubt, double timeScale) {

    /** Creates conditions about which there is no doubt. */
    public Conditions(Isolation isolation, Optional<String> weakness, double timeScale) {
        this(isolation, weakness, Optional.empty(), timeScale);
    }

    /** {@return the doubt as a line for whoever judges all the same; empty if there is none} */
    public Optional<String> warning() {
        return doubt.map(found -> "weakness of the isolation: " + found + "\n");
    }
}
