package nqueens.judge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.WorkerClasses;

/** A worker that answers as a test says, and notes what it was asked. Like a real one, it ends where it is stopped. */
final class ScriptedWorker implements Workers.Worker {

    private final Function<Request, Execution<Reply>> script;
    private final List<Request> requests = new ArrayList<>();
    private final List<WorkerLimits> limits = new ArrayList<>();
    private Duration cpuOfCall = Duration.ZERO;
    private Duration waitingOfCall = Duration.ZERO;
    private String printed = "";
    private Optional<long[]> runs = Optional.empty();
    private int[] events = {};
    private boolean isEnded;

    ScriptedWorker(Function<Request, Execution<Reply>> script) {
        this.script = script;
    }

    static Execution<Reply> returned(Object value) {
        return Execution.answered(new Reply.Returned(value));
    }

    static Execution<Reply> threw(Reply.ExceptionKind kind, String... frames) {
        return Execution.answered(new Reply.Threw(kind, "a.B", List.of(frames)));
    }

    static ScriptedWorker stoppedFor(Termination reason) {
        return new ScriptedWorker(request -> Execution.stopped(reason));
    }

    /** Answers {@code solve(n)} with one placement, {@code n}, and {@code count(n)} with {@code n}. */
    static ScriptedWorker echoing() {
        return new ScriptedWorker(request -> {
            int n = (Integer) request.arguments().get(0);
            return returned(request.method().equals("solve") ? List.of(new int[] {n}) : (Object) (long) n);
        });
    }

    ScriptedWorker printing(String text) {
        printed = text;
        return this;
    }

    ScriptedWorker running(long... blocks) {
        runs = Optional.of(blocks);
        return this;
    }

    /** Sends events with each call that is recorded. */
    ScriptedWorker recording(int... sent) {
        events = sent;
        return this;
    }

    ScriptedWorker taking(Duration cpu, Duration waiting) {
        cpuOfCall = cpu;
        waitingOfCall = waiting;
        return this;
    }

    List<Request> requests() {
        return requests;
    }

    /** The same in words, such as {@code CALL count[8]}. */
    List<String> calls() {
        return requests.stream().map(request -> request.action() + " " + request.method() + request.arguments())
                .toList();
    }

    List<WorkerLimits> limits() {
        return limits;
    }

    @Override
    public Execution<Reply> ask(Request request, Supplier<WorkerLimits> given) {
        if (isEnded) {
            throw new IllegalStateException("asked after its end: " + request);
        }
        requests.add(request);
        limits.add(given.get());
        Execution<Reply> execution = script.apply(request);
        isEnded = execution.termination().isPresent();
        return new Execution<>(execution.answer(), execution.termination(), cpuOfCall, waitingOfCall, printed, runs,
                request.action() == Request.Action.CALL_RECORDED ? events : new int[0]);
    }

    @Override
    public void load(WorkerClasses classes) {
        // the script stays
    }

    @Override
    public boolean ended() {
        return isEnded;
    }

    @Override
    public void close() {
        isEnded = true;
    }
}
