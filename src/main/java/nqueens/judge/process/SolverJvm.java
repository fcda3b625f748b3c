package nqueens.judge.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.judge.Worker;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Counted;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** The JVM of one exercise's solver, which may be started before the solver is known. */
final class SolverJvm extends ChildJvm implements Worker {

    private Runnable leaving = () -> { };

    /** Starts a JVM without a solver's classes. */
    SolverJvm(Threads threads, List<String> command, Path folder, boolean isSandboxed,
            Supplier<Optional<Termination>> trial) {
        super(threads, command, folder, isSandboxed, trial);
    }

    /** Gives it a solver's classes; {@code left} is called once it has ended. */
    void begin(Classes classes, Runnable left) {
        leaving = left;
        greet(RecordCodec.encoded(Classes.class, classes));
    }

    @Override
    public Execution<Reply> ask(Request request, Supplier<Limits> limits) {
        Execution<Counted> execution = ask(RecordCodec.encoded(Request.class, request), limits, Counted.class);
        Execution<Reply> replied = execution.answer()
                .map(counted -> replied(request, counted.reply()).counting(counted.runs(), counted.events()))
                .orElseGet(() -> Execution.stopped(execution.termination().orElseThrow()))
                .costing(execution.cpu(), execution.waited(), execution.printed());
        if (ended()) {
            leave();
        }
        return replied;
    }

    private Execution<Reply> replied(Request request, byte[] content) {
        try {
            Reply reply = Reply.decoded(request, content);
            Optional<Termination> end = Optional.empty();
            if (reply instanceof Reply.StepsSpent) {
                end = Optional.of(spent(request.steps()));
            } else if (reply instanceof Reply.Threw threw && threw.kind() == Reply.ExceptionKind.OUT_OF_MEMORY
                    && ResourceShortage.toldBy(threw.text()).isPresent()) {
                end = shortage();
            }
            return end.map(Execution::<Reply>stopped).orElseGet(() -> Execution.answered(reply));
        } catch (IOException e) {
            return stop(Termination.GARBLED);
        }
    }

    @Override
    public void close() {
        super.close();
        leave();
    }

    private void leave() {
        Runnable left = leaving;
        leaving = () -> { };
        left.run();
    }
}
