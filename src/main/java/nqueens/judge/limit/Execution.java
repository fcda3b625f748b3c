package nqueens.judge.limit;

import java.time.Duration;
import java.util.Optional;

/**
 * How a request to a worker ended, and what it cost.
 *
 * @param <T> what a worker answers
 * @param ending the answer, or why there is none
 * @param cpu CPU time that the worker used since the end of the request before: the first pays for the start
 * @param waited how long the request was waited for while the worker did nothing: time on the clock, without that in
 *     which the worker ran or was kept from running by a busy machine
 * @param printed the beginning of what was printed meanwhile, as it was printed
 * @param runs how often each block of the submission ran; empty where nothing is counted
 * @param events what was recorded, as a worker sends it; empty where nothing was
 */
public record Execution<T>(
        Ending<T> ending, Duration cpu, Duration waited, String printed, Optional<long[]> runs, int[] events) {

    /** Creates the execution of a request of which nothing is counted or recorded. */
    public Execution(Ending<T> ending, Duration cpu, Duration waited, String printed) {
        this(ending, cpu, waited, printed, Optional.empty(), new int[0]);
    }

    /** {@return the execution of a request that nobody could be asked, for a reason} */
    public static <T> Execution<T> unasked(Termination reason) {
        return new Execution<>(new Ending.Stopped<>(reason), Duration.ZERO, Duration.ZERO, "");
    }

    /** {@return the same execution, which is said to have ended in another way} */
    public <U> Execution<U> ending(Ending<U> other) {
        return new Execution<>(other, cpu, waited, printed, runs, events);
    }

    /** {@return whether there is no answer, and it is the machine's fault, or the judge's} */
    public boolean hasFailed() {
        return ending instanceof Ending.Stopped<T> stopped && stopped.reason().isOurs();
    }
}
