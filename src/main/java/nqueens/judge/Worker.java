package nqueens.judge;

import java.util.function.Supplier;

import nqueens.judge.limit.Execution;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.WorkerClasses;

/** Runs the solver of one exercise. */
public interface Worker extends AutoCloseable {

    /** Makes one call within its limits, and waits for the call to end; stopping a call also ends the worker. */
    Execution<Reply> ask(Request request, Supplier<WorkerLimits> limits);

    /** Replaces the solver's classes; a new solver answers the next requests. */
    void load(WorkerClasses classes);

    /** {@return whether the worker has ended, so that another request needs a new worker} */
    boolean ended();

    /** Ends the worker, and every process that the worker has started. */
    @Override
    void close();
}
