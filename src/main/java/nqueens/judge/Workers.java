package nqueens.judge;

import java.util.function.Supplier;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Problem;

/** Compiles and runs submissions. */
public interface Workers extends AutoCloseable {

    /** Runs the solver of one exercise. */
    interface Worker extends AutoCloseable {

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

    /** {@return the conditions of judging} Throws a {@code SettingsException} if this machine can't judge. */
    Conditions conditions();

    /** {@return the factor by which this machine is slower than the reference machine} */
    default double timeScale() {
        return conditions().timeScale();
    }

    /** Compiles the sources of one solver. */
    Execution<Compilation> compile(Sources sources);

    /** Starts a worker for a problem's solver; fails if the machine has too little memory or too few processes. */
    Execution<Worker> start(Problem problem, WorkerClasses classes);

    /** Ends every worker and every other process that was started. */
    @Override
    void close();
}
