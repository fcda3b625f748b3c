package nqueens.judge.limit;

import java.time.Duration;
import java.util.Optional;

/**
 * The outcome of a request to a worker, and its cost.
 *
 * @param cpu CPU time of the worker since the previous request or, for the first request, since the worker's start
 * @param waited wall time in which the worker waited by choice
 * @param printed the beginning of the worker's output, after a note if the output was cut
 * @param runs the number of runs of each block; empty if nothing is counted
 * @param events the recording, as the worker sent it; empty without a recording
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

    /** {@return the same execution, with this CPU time, this waiting time and this output} */
    public Execution<T> withUsage(Duration ran, Duration idle, String text) {
        return new Execution<>(answer, termination, ran, idle, text, runs, events);
    }

    /** {@return the same execution with counts and a recording} */
    public Execution<T> withRuns(long[] counted, int[] recorded) {
        return new Execution<>(answer, termination, cpu, waited, printed, Optional.of(counted), recorded);
    }

    /** {@return whether the machine or the judge prevented an answer} */
    public boolean hasFailed() {
        return termination.filter(Termination::isOurs).isPresent();
    }
}
