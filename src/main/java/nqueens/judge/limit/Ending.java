package nqueens.judge.limit;

/**
 * How a request to a worker ended.
 *
 * @param <T> what a worker answers
 */
public sealed interface Ending<T> {

    /** The worker answered. */
    record Answered<T>(T answer) implements Ending<T> {
    }

    /** The worker was destroyed, or ended, before it answered. */
    record Stopped<T>(Termination reason) implements Ending<T> {
    }
}
