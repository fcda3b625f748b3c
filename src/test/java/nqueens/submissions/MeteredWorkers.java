package nqueens.submissions;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.QueensSolver;
import nqueens.judge.Workers;
import nqueens.judge.Workers.Worker;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Compiler;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Counters;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.WorkerClasses;
import nqueens.judge.worker.event.Events;
import nqueens.problem.Harness;
import nqueens.problem.Problem;

/**
 * Workers in this JVM that count and record as those in processes do, so that mutation testing meets what it has
 * changed. There is one set of counters, so one call at a time; its steps are the only limit.
 */
final class MeteredWorkers implements Workers {

    private final Compiler compiler = new Compiler(Harness.pathOf(QueensSolver.class), Harness.JUNIT.libraryPaths());

    @Override
    public Conditions conditions() {
        return new Conditions(Isolation.NONE, Optional.empty(), Optional.empty(), 1);
    }

    @Override
    public Execution<Compilation> compile(Sources sources) {
        return Execution.answered(compiler.compile(sources));
    }

    @Override
    public Execution<Worker> start(Problem problem, WorkerClasses classes) {
        return Execution.answered(new Metered(classes));
    }

    @Override
    public void close() {
        // nothing was started
    }

    /** Thrown at a call that has used up its steps. */
    private static final class StepsSpentError extends Error {

        private static final long serialVersionUID = 1L;

        StepsSpentError() {
            super("its steps are used up", null, false, false);
        }
    }

    /** One solver, called on the judge's own thread. */
    private static final class Metered implements Worker, Runnable {

        private WorkerClasses classes;
        private SolverHost host;
        private boolean isSpent;

        Metered(WorkerClasses classes) {
            load(classes);
        }

        @Override
        public final void load(WorkerClasses other) {
            classes = other;
            host = new SolverHost(other);
        }

        @Override
        public Execution<Reply> ask(Request request, Supplier<WorkerLimits> limits) {
            PrintStream out = System.out;
            InputStream in = System.in;
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            try (PrintStream own = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
                System.setOut(own);
                System.setIn(new SolverHost.NoInput());
                // another solver may have been called in between
                Counters.of(classes.steps(), this);
                Counters.begin(request.steps());
                byte[] reply = answer(request);
                Execution<Reply> execution = isSpent ? Execution.stopped(Termination.STEPS)
                        : Execution.answered(Reply.decoded(request, reply));
                return execution.withUsage(Duration.ZERO, Duration.ZERO, printed.toString(StandardCharsets.UTF_8))
                        .withRuns(Counters.runs(),
                                request.action() == Request.Action.CALL_RECORDED ? Events.numbers() : new int[0]);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                System.setOut(out);
                System.setIn(in);
            }
        }

        private byte[] answer(Request request) throws IOException {
            try {
                byte[] reply = host.answer(RecordCodec.decoded(Request.class,
                        RecordCodec.encoded(Request.class, request)));
                if (!isSpent) {
                    Counters.end();
                }
                return reply;
            } catch (StepsSpentError e) {
                return new byte[0];
            }
        }

        @Override
        public void run() {
            isSpent = true;
            throw new StepsSpentError();
        }

        @Override
        public boolean ended() {
            return isSpent;
        }

        @Override
        public void close() {
            // nothing was started
        }
    }
}
