package nqueens.judge;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Limits;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** Where the solver of one exercise runs. */
public interface Worker extends AutoCloseable {

    /** Makes one call within its limits, and waits for its end; once the call was stopped, so is the worker. */
    Ending<Reply> ask(Request request, Supplier<Limits> limits);

    /** {@return whether the worker has ended, so that another request needs a new one} */
    boolean ended();

    /** {@return the beginning of what the submission printed during the last request, as it was printed} */
    String printed();

    /** {@return how often each block of the submission ran during the last request; empty where nothing is counted} */
    Optional<long[]> runs();

    /** {@return what was recorded during the last request, as a worker sends it; empty where nothing was} */
    default int[] events() {
        return new int[0];
    }

    /** {@return the CPU time that the requests have cost, until the end of the last one} */
    Duration cpu();

    /**
     * {@return how long the requests were waited for while the submission did nothing, until the end of the last one:
     * time on the clock, without that in which the worker ran or was kept from running by a busy machine}
     */
    Duration waited();

    /** Ends the worker and whatever it has started. */
    @Override
    void close();
}
