package nqueens.judge.limit;

import java.time.Duration;
import java.util.Optional;

/**
 * How a request to a worker ended, and what it cost.
 *
 * @param cpu CPU time that the worker used since the end of the request before: the first pays for the start
 * @param waited how long the request was waited for while the worker did nothing: time on the clock, without that in
 *     which the worker ran or was kept from running by a busy machine
 * @param printed the beginning of what was printed meanwhile, as it was printed
 * @param runs how often each block of the submission ran; empty where nothing is counted
 * @param events what was recorded, as a worker sends it; empty where nothing was
 */
public record Execution<T>(Optional<T> answer, Optional<Termination> termination, Duration cpu, Duration waited,
        String printed, Optional<long[]> runs, int[] events) {

    private Execution(Optional<T> answer, Optional<Termination> termination) {
        this(answer, termination, Duration.ZERO, Duration.ZERO, "", Optional.empty(), new int[0]);
    }

    /** {@return an execution that ended with an answer, and cost nothing} */
    public static <T> Execution<T> answered(T answer) {
        return new Execution<>(Optional.of(answer), Optional.empty());
    }

    /** {@return an execution that ended without an answer, and cost nothing} */
    public static <T> Execution<T> stopped(Termination reason) {
        return new Execution<>(Optional.empty(), Optional.of(reason));
    }

    /** {@return the same execution, at another cost} */
    public Execution<T> costing(Duration ran, Duration idle, String text) {
        return new Execution<>(answer, termination, ran, idle, text, runs, events);
    }

    /** {@return the same execution, with what was counted and recorded} */
    public Execution<T> counting(long[] counted, int[] recorded) {
        return new Execution<>(answer, termination, cpu, waited, printed, Optional.of(counted), recorded);
    }

    /** {@return whether there is no answer, and it is the machine's fault, or the judge's} */
    public boolean hasFailed() {
        return termination.filter(Termination::isOurs).isPresent();
    }
}
