package nqueens.judge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** A worker that answers as a test says, and notes what it was asked. Like a real one, it ends where it is stopped. */
final class ScriptedWorker implements Worker {

    private final Function<Request, Ending<Reply>> script;
    private final List<Request> requests = new ArrayList<>();
    private final List<Limits> limits = new ArrayList<>();
    private Duration cpuOfCall = Duration.ZERO;
    private Duration waitingOfCall = Duration.ZERO;
    private Duration cpu = Duration.ZERO;
    private String printed = "";
    private Optional<long[]> runs = Optional.empty();
    private int[] events = {};
    private Duration waited = Duration.ZERO;
    private boolean ended;

    ScriptedWorker(Function<Request, Ending<Reply>> script) {
        this.script = script;
    }

    /** Answers each call in the same way. */
    static ScriptedWorker answering(Reply reply) {
        return new ScriptedWorker(request -> new Ending.Answered<>(reply));
    }

    /** Is stopped at the first call. */
    static ScriptedWorker stoppedFor(Ending.Reason reason) {
        return new ScriptedWorker(request -> new Ending.Stopped<>(reason));
    }

    /** Answers {@code solve(n)} with one placement, {@code n}, and {@code count(n)} with {@code n}. */
    static ScriptedWorker echoing() {
        return new ScriptedWorker(request -> new Ending.Answered<>(new Reply.Returned(
                request.method().equals("solve") ? List.of(new int[] {n(request)}) : (Object) (long) n(request))));
    }

    ScriptedWorker printing(String text) {
        printed = text;
        return this;
    }

    /** Each block ran so often in each call. */
    ScriptedWorker running(long... blocks) {
        runs = Optional.of(blocks);
        return this;
    }

    /** Sends events with each call that is recorded. */
    ScriptedWorker recording(int... sent) {
        events = sent;
        return this;
    }

    ScriptedWorker costing(Duration time) {
        cpu = time;
        return this;
    }

    /** Costs and waits as much with each call. */
    ScriptedWorker costingEachTime(Duration time, Duration waiting) {
        cpuOfCall = time;
        waitingOfCall = waiting;
        return this;
    }

    /** The first argument of a call. */
    static int n(Request request) {
        return (Integer) request.arguments().get(0);
    }

    /** What it was asked, in order. */
    List<Request> requests() {
        return requests;
    }

    /** The calls that it was asked for, in order, such as {@code count[8]}. */
    List<String> calls() {
        return requests.stream().map(request -> request.method() + request.arguments()).toList();
    }

    /** The limits of each call, in order. */
    List<Limits> limits() {
        return limits;
    }

    @Override
    public Ending<Reply> ask(Request request, Supplier<Limits> given) {
        if (ended) {
            throw new IllegalStateException("asked after its end: " + request);
        }
        requests.add(request);
        limits.add(given.get());
        cpu = cpu.plus(cpuOfCall);
        waited = waited.plus(waitingOfCall);
        Ending<Reply> ending = script.apply(request);
        ended = ending instanceof Ending.Stopped<Reply>;
        return ending;
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
    public Optional<long[]> runs() {
        return runs;
    }

    @Override
    public int[] events() {
        return requests.get(requests.size() - 1).task() == Request.Task.CALL_RECORDED ? events : new int[0];
    }

    @Override
    public Duration cpu() {
        return cpu;
    }

    @Override
    public Duration waited() {
        return waited;
    }

    @Override
    public void close() {
        ended = true;
    }
}
