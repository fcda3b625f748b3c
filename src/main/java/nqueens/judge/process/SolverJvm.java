package nqueens.judge.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.judge.Worker;
import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Counted;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** The JVM of one exercise's solver, which may be started before anybody knows of which. */
final class SolverJvm extends ChildJvm implements Worker {

    private Runnable leaving = () -> { };

    /** A reply, and what ran and was recorded until then. */
    private record Answer(Reply reply, Counted counted) {

        static Answer decoded(Request request, byte[] content) throws IOException {
            Counted counted = RecordCodec.decoded(Counted.class, content);
            return new Answer(Reply.decoded(request, counted.reply()), counted);
        }
    }

    /** Starts one that has no classes yet. */
    SolverJvm(Threads threads, List<String> command, Path folder, boolean isSandboxed,
            Supplier<Optional<Termination>> trial) {
        super(threads, command, folder, isSandboxed, trial);
    }

    /** Has it run classes; {@code left} is called once it has ended. */
    void begin(Classes classes, Runnable left) {
        leaving = left;
        greet(RecordCodec.encoded(Classes.class, classes));
    }

    @Override
    public Execution<Reply> ask(Request request, Supplier<Limits> limits) {
        Execution<Answer> execution = ask(
                RecordCodec.encoded(Request.class, request), limits, answer -> Answer.decoded(request, answer));
        Execution<Reply> replied = execution.ending() instanceof Ending.Answered<Answer> answered
                ? replied(request, execution, answered.answer())
                : execution.ending(new Ending.Stopped<>(((Ending.Stopped<Answer>) execution.ending()).reason()));
        if (ended()) {
            leave();
        }
        return replied;
    }

    private Execution<Reply> replied(Request request, Execution<Answer> execution, Answer answer) {
        Optional<Termination> end = Optional.empty();
        if (answer.reply() instanceof Reply.StepsSpent) {
            end = Optional.of(spent(request.steps()));
        } else if (answer.reply() instanceof Reply.Threw threw && threw.kind() == Reply.ExceptionKind.OUT_OF_MEMORY
                && ResourceShortage.toldBy(threw.text()).isPresent()) {
            end = shortage();
        }
        return new Execution<>(
                end.<Ending<Reply>>map(Ending.Stopped::new).orElseGet(() -> new Ending.Answered<>(answer.reply())),
                execution.cpu(), execution.waited(), execution.printed(), Optional.of(answer.counted().runs()),
                answer.counted().events());
    }

    private void leave() {
        Runnable left = leaving;
        leaving = () -> { };
        left.run();
    }

    @Override
    public void close() {
        super.close();
        leave();
    }
}
