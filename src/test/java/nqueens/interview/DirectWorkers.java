package nqueens.interview;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

import nqueens.NotStartedException;
import nqueens.judge.Conditions;
import nqueens.judge.Ending;
import nqueens.judge.Isolation;
import nqueens.judge.Limits;
import nqueens.judge.SolverClass;
import nqueens.judge.SourceFacts;
import nqueens.judge.Worker;
import nqueens.judge.Workers;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.DrillCall;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** Workers that call a test's own solver, whatever the sources say. */
final class DirectWorkers implements Workers {

    private Object solver;
    private String printed = "printed\n";
    private int living;

    DirectWorkers(Object solver) {
        this.solver = solver;
    }

    /** Calls another solver from now on. */
    void become(Object other) {
        solver = other;
    }

    /** Prints nothing from now on. */
    void fallSilent() {
        printed = "";
    }

    /** How many workers were started and not ended. */
    int living() {
        return living;
    }

    @Override
    public Conditions conditions() {
        return new Conditions(Isolation.NONE, Optional.empty(), 1);
    }

    @Override
    public double timeScale() {
        return 1;
    }

    @Override
    public Ending<Compilation> compile(Sources sources, Consumer<Duration> cost) {
        return new Ending.Answered<>(new Compilation.Compiled(
                Map.of(), new SourceFacts(Map.of(), Map.of()), Optional.empty()));
    }

    @Override
    public Worker start(SolverClass solverClass, Supplier<Classes> classes) {
        classes.get();
        living++;
        return new Direct();
    }

    @Override
    public void close() {
        // nothing was started
    }

    private final class Direct implements Worker {

        private boolean ended;

        @Override
        public Ending<Reply> ask(Request request, Supplier<Limits> limits) {
            if (!limits.get().equals(Limits.of(Limits.CALL_CPU_SECONDS, 1))) {
                throw new AssertionError("other limits: " + limits.get());
            }
            try {
                return new Ending.Answered<>(DrillCall.answer(solver, request));
            } catch (IllegalArgumentException e) {
                return threw(Reply.Kind.ILLEGAL_ARGUMENT, e);
            } catch (NotStartedException e) {
                return threw(Reply.Kind.NOT_STARTED, e);
            }
        }

        private Ending<Reply> threw(Reply.Kind kind, RuntimeException exception) {
            return new Ending.Answered<>(new Reply.Threw(kind, exception.toString(), List.of()));
        }

        @Override
        public boolean ended() {
            return ended;
        }

        @Override
        public String printed() {
            return printed;
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
            living--;
            ended = true;
        }
    }
}
