package nqueens.judge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.QueensSolver;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Compiler;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Harness;
import nqueens.problem.Problem;

/** Runs submissions in this JVM, without processes or limits, so that a debugger stops at their breakpoints. */
public final class InProcessWorkers implements Workers {

    @Override
    public Conditions conditions() {
        return new Conditions(Isolation.NONE, Optional.empty(), Optional.empty(), 1);
    }

    @Override
    public Execution<Compilation> compile(Sources sources) {
        return Execution.answered(new Compiler(Harness.pathOf(QueensSolver.class), Harness.JUNIT.libraryPaths())
                .compileUnmetered(sources));
    }

    @Override
    public Execution<Worker> start(Problem problem, WorkerClasses classes) {
        return Execution.answered(new InProcess(new SolverHost(classes)));
    }

    @Override
    public void close() {
        // nothing was started
    }

    /** The solver of one exercise, called on the judge's own thread. */
    record InProcess(SolverHost host) implements Worker {

        @Override
        public Execution<Reply> ask(Request request, Supplier<WorkerLimits> limits) {
            synchronized (System.class) {
                // one call at a time, since the JVM has only one standard output
                PrintStream out = System.out;
                ByteArrayOutputStream printed = new ByteArrayOutputStream();
                try (PrintStream own = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
                    System.setOut(own);
                    // the submission gets copies, as in another process, and can't change the judge's own arguments
                    Request copied = RecordCodec.decoded(Request.class,
                            RecordCodec.encoded(Request.class, request));
                    Reply reply = Reply.decoded(request, host.answer(copied));
                    return Execution.answered(reply)
                            .withUsage(Duration.ZERO, Duration.ZERO, printed.toString(StandardCharsets.UTF_8));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                } finally {
                    System.setOut(out);
                }
            }
        }

        @Override
        public void load(WorkerClasses classes) {
            throw new UnsupportedOperationException("nothing is counted here, so no part of a solver is left out");
        }

        @Override
        public boolean ended() {
            return false;
        }

        @Override
        public void close() {
            // nothing was started
        }
    }
}
