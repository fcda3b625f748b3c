package nqueens.judge.process;

import java.io.IOException;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

import nqueens.judge.Worker;
import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Limits;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Counted;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** The JVM of one exercise's solver, which may be started before anybody knows of which. */
final class SolverJvm implements Worker {

    private final ChildJvm jvm;
    private BiFunction<Execution<Reply>, ChildJvm, Execution<Reply>> explaining;
    private Runnable leaving;
    private Runnable closing;

    /** A reply, and what ran and was recorded until then. */
    private record Answer(Reply reply, Counted counted) {

        static Answer decoded(Request request, byte[] content) throws IOException {
            Counted counted = RecordCodec.decoded(Counted.class, content);
            return new Answer(Reply.decoded(request, counted.reply()), counted);
        }
    }

    SolverJvm(ChildJvm jvm) {
        this.jvm = jvm;
    }

    /**
     * Has it run classes.
     *
     * @param explained looks at an execution once more, whatever it was
     * @param left is called when it has ended, once or twice
     * @param closed is called when it is closed
     */
    void begin(Classes classes, BiFunction<Execution<Reply>, ChildJvm, Execution<Reply>> explained, Runnable left,
            Runnable closed) {
        explaining = explained;
        leaving = left;
        closing = closed;
        jvm.greet(RecordCodec.encoded(Classes.class, classes));
    }

    @Override
    public Execution<Reply> ask(Request request, Supplier<Limits> limits) {
        byte[] content = RecordCodec.encoded(Request.class, request);
        Execution<Reply> execution = explaining.apply(counted(request,
                jvm.ask(content, limits, answer -> Answer.decoded(request, answer))), jvm);
        if (jvm.ended()) {
            leaving.run();
        }
        return execution;
    }

    private Execution<Reply> counted(Request request, Execution<Answer> execution) {
        if (execution.ending() instanceof Ending.Answered<Answer> answered) {
            Answer answer = answered.answer();
            return new Execution<>(ending(request, answer.reply()), execution.cpu(), execution.waited(),
                    execution.printed(), Optional.of(answer.counted().runs()), answer.counted().events());
        }
        return execution.ending(new Ending.Stopped<>(((Ending.Stopped<Answer>) execution.ending()).reason()));
    }

    private Ending<Reply> ending(Request request, Reply reply) {
        if (reply instanceof Reply.Spent) {
            jvm.end();
            return new Ending.Stopped<>(jvm.spent(request.steps()));
        }
        return new Ending.Answered<>(reply);
    }

    @Override
    public boolean ended() {
        return jvm.ended();
    }

    /** Ends it before it has run anything. */
    void end() {
        jvm.end();
    }

    @Override
    public void close() {
        jvm.end();
        leaving.run();
        closing.run();
    }
}
