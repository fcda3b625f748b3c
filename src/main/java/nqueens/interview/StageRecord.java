package nqueens.interview;

import java.util.Objects;

/**
 * What a stage of an interview came to.
 *
 * @param title the stage's name for people
 * @param outcome how it ended
 * @param seconds how long it took, on the clock; 0 if it was not reached
 * @param wrongTries how many tries were judged and not accepted
 * @param overTime whether it ended after the interview's time was up
 */
public record StageRecord(String title, Outcome outcome, long seconds, int wrongTries, boolean overTime) {

    /** How a stage ended. */
    public enum Outcome {
        /** Accepted, or talked about. */
        DONE,
        /** Left for the next one. */
        SKIPPED,
        /** The interview ended before. */
        NOT_REACHED
    }

    /**
     * Creates a record.
     *
     * @throws IllegalArgumentException if seconds or wrong tries are less than 0
     */
    public StageRecord {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(outcome, "outcome");
        if (seconds < 0 || wrongTries < 0) {
            throw new IllegalArgumentException("less than none: " + seconds + " s, " + wrongTries + " wrong tries");
        }
    }
}
