package nqueens.judge;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** Where the solver of one exercise runs. */
public interface Worker extends AutoCloseable {

    /**
     * Makes one call, and waits for its end.
     *
     * @param request the call
     * @param limits gives what it may use
     * @return how it ended; once it was stopped, so is the worker
     */
    Ending<Reply> ask(Request request, Supplier<Limits> limits);

    /**
     * Tells whether a new worker is needed for another request.
     *
     * @return whether the worker has ended
     */
    boolean ended();

    /**
     * Gives what the submission printed during the last request.
     *
     * @return the beginning of it, as it was printed
     */
    String printed();

    /** {@return how often each block of the submission ran during the last request; empty where nothing is counted} */
    Optional<long[]> runs();

    /** {@return what was recorded during the last request, as a worker sends it; empty where nothing was} */
    default int[] events() {
        return new int[0];
    }

    /**
     * Gives what the requests have cost.
     *
     * @return the CPU time until the end of the last request
     */
    Duration cpu();

    /**
     * Gives how long the requests were waited for while the submission did nothing.
     *
     * @return time on the clock until the end of the last request, without that in which the worker ran or was kept
     *     from running by a busy machine
     */
    Duration waited();

    /** Ends the worker and whatever it has started. */
    @Override
    void close();
}
