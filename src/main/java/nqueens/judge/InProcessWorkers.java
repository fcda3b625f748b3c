package nqueens.judge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

import nqueens.QueensSolver;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Compiler;
import nqueens.judge.compiler.Sources;
import nqueens.judge.limit.Conditions;
import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Limits;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.problem.Harness;
import nqueens.problem.Problem;

/**
 * Workers that are none: submissions run in this JVM, without limits, so that a debugger stops at a
 * breakpoint and mutation testing meets the classes it has changed.
 */
public final class InProcessWorkers implements Workers {

    private final Function<Supplier<Classes>, ClassLoader> loading;

    /** Creates workers; {@code loading} gives a class loader for a submission, from its classes if it asks for them. */
    public InProcessWorkers(Function<Supplier<Classes>, ClassLoader> loading) {
        this.loading = loading;
    }

    @Override
    public Conditions conditions() {
        return new Conditions(Isolation.NONE, Optional.empty(), timeScale());
    }

    @Override
    public double timeScale() {
        return 1;
    }

    @Override
    public Ending<Compilation> compile(Sources sources, Consumer<Duration> cost) {
        return new Ending.Answered<>(new Compiler(contract(), Harness.JUNIT.places()).compileUnmetered(sources));
    }

    @Override
    public Worker start(Problem problem, Supplier<Classes> classes) {
        ClassLoader loader = loading.apply(classes);
        SolverHost.Loading once = () -> loader;
        return new InProcess(new SolverHost(problem.solver().name(), problem.contract().getName(),
                problem.harness().map(harness -> harness.runner().getName()).orElse(""), once, once));
    }

    @Override
    public void close() {
        // nothing was started
    }

    private static Path contract() {
        return Harness.placeOf(QueensSolver.class);
    }

    /** One exercise's solver, called on the judge's own thread. */
    private static final class InProcess implements Worker {

        private final SolverHost host;
        private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

        InProcess(SolverHost host) {
            this.host = host;
        }

        @Override
        public Ending<Reply> ask(Request request, Supplier<Limits> limits) {
            synchronized (System.class) {
                // standard output belongs to the whole JVM: one call at a time
                PrintStream out = System.out;
                printed.reset();
                try (PrintStream own = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
                    System.setOut(own);
                    // as between processes: what a submission does to its arguments stays with it
                    Request copied = Request.decoded(request.encoded());
                    return new Ending.Answered<>(Reply.decoded(request, host.answer(copied)));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                } finally {
                    System.setOut(out);
                }
            }
        }

        @Override
        public boolean ended() {
            return false;
        }

        @Override
        public String printed() {
            return printed.toString(StandardCharsets.UTF_8);
        }

        @Override
        public Optional<long[]> runs() {
            return Optional.empty();
        }

        @Override
        public Duration cpu() {
            return Duration.ZERO;
        }

        @Override
        public Duration waited() {
            return Duration.ZERO;
        }

        @Override
        public void close() {
            // nothing was started
        }
    }
}
