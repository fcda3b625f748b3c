package nqueens.judge;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

import nqueens.judge.limit.Execution;
import nqueens.judge.meter.Blocks;
import nqueens.judge.result.Cost;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.problem.Call;
import nqueens.problem.Executed;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.Solver;
import nqueens.problem.Solver.LiveAnswer;
import nqueens.problem.Solver.Measured;
import nqueens.recording.Diagnosis;
import nqueens.recording.Names;
import nqueens.recording.Recording;

/** The solver of a submission, called in a worker. Keeps the call that a case is about, and the costs of calls. */
final class SubmittedSolver implements Solver {

    private static final int MILLIS_PER_HUNDREDTH = 10;
    private static final double HUNDREDTHS = 100;
    /** A small call takes fewer steps; a longer one has filled the recording before. */
    private static final long STEPS_OF_A_RECORDING = 2_000_000;
    /** Of an iterator at least this many are asked for: more than any board that is recorded has solutions. */
    private static final int ELEMENTS_OF_A_RECORDING = 12;

    private final Problem problem;
    private final WorkerSession session;
    private final Caller caller;
    private final int seed;
    /** An endless loop is waited for only once. */
    private final Map<Call, Remembered<Object>> answers = new HashMap<>();
    private final Map<Call, Remembered<Measured>> measured = new HashMap<>();
    /** The costs of the method that must be fast, by n. */
    private final SortedMap<Integer, Cost> costs = new TreeMap<>();
    /** The first call of a case, which it is about, and its last. */
    private Optional<Call> first = Optional.empty();
    private Optional<Call> last = Optional.empty();
    /** The output of the call that the case is about; empty if there was none yet. */
    private Optional<String> printedInCase = Optional.empty();
    private String printedLast = "";
    private boolean isUncounted;

    /** The answer of a call, which may be null, or the reason why there is none; and the beginning of its output. */
    private record Remembered<T>(T value, Optional<NotAcceptedException> refusal, String printed) {

        T orThrow() {
            refusal.ifPresent(reason -> {
                throw reason;
            });
            return value;
        }
    }

    /** Creates a solver that nobody has called; {@code blocks} says what the counters of its classes count. */
    SubmittedSolver(Problem problem, WorkerSession session, Supplier<Blocks> blocks, int seed) {
        this.problem = problem;
        this.session = session;
        this.caller = new Caller(problem, session, blocks);
        this.seed = seed;
    }

    @Override
    public Object answer(Call call) {
        return once(answers, call, () -> asked(call, 0));
    }

    @Override
    public Measured measured(Call call) {
        return once(measured, call, () -> {
            Caller.Heard heard = caller.call(call, WorkerSession.request(Request.Action.CALL_ANEW, call, 0));
            Object answer = caller.value(call, heard.reply());
            note(call, heard.executed(), true);
            isUncounted |= heard.executed().isEmpty();
            return new Measured(answer, heard.executed());
        });
    }

    private <T> T once(Map<Call, Remembered<T>> known, Call call, Supplier<T> asking) {
        noteFirst(call);
        if (!known.containsKey(call)) {
            known.put(call, remembered(asking));
        }
        Remembered<T> given = known.get(call);
        printedLast = given.printed();
        printedInCase = printedInCase.or(() -> Optional.of(given.printed()));
        return given.orThrow();
    }

    private <T> Remembered<T> remembered(Supplier<T> asking) {
        try {
            T value = asking.get();
            return new Remembered<>(value, Optional.empty(), session.printed());
        } catch (NotAcceptedException e) {
            return new Remembered<>(null, Optional.of(e), session.printed());
        }
    }

    @Override
    public LiveAnswer ask(Call call) {
        noteFirst(call);
        int number = session.newNumber();
        Object answer = asked(call, number);
        return new KeptAnswer(session, caller, call, problem.returns(call), answer, number, session.worker());
    }

    @Override
    public void repeat(Call call, int times) {
        Call last = call.within(call.allowance().steps(call.allowance().steps() + SolverHost.ENOUGH));
        Request request = WorkerSession.request(Request.Action.CALL, last, 0).repeated(times);
        caller.value(call, caller.call(call, request).reply());
    }

    @Override
    public Optional<String> unlessRefused(Call call) {
        noteFirst(call);
        Reply reply = caller.call(call, WorkerSession.request(Request.Action.CALL, call, 0)).reply();
        if (reply instanceof Reply.Threw threw && threw.kind() == Reply.ExceptionKind.NOT_STARTED) {
            throw caller.thrown(call, threw);
        }
        return reply instanceof Reply.Returned returned && returned.value() != null
                && new Explanations(problem).isIterator(call) ? Optional.of("returned an iterator")
                : Explanations.unless(Reply.ExceptionKind.ILLEGAL_ARGUMENT, reply);
    }

    @Override
    public int seed() {
        return seed;
    }

    private Object asked(Call call, int number) {
        Caller.Heard heard = caller.call(call, WorkerSession.request(Request.Action.CALL, call, number));
        Object answer = caller.value(call, heard.reply());
        note(call, heard.executed(), false);
        return answer;
    }

    /** Notes the cost of a call: that of a fresh measurement, else that of the first call. */
    private void note(Call call, Optional<Executed> executed, boolean isAnew) {
        if (problem.speed().filter(speed -> isComparable(speed, call)).isPresent()
                && (isAnew || !costs.containsKey(call.n()))) {
            executed.ifPresent(counted ->
                    costs.put(call.n(), new Cost(call.toString(), call.n(), counted.steps())));
        }
    }

    /** Whether the costs of two calls may be compared: they are equal but for n, without boards, and take as much. */
    private static boolean isComparable(Call speed, Call call) {
        return speed.equals(call) || speed.method().equals(call.method()) && speed.counts().equals(call.counts())
                && call.arguments().stream().allMatch(Number.class::isInstance)
                && speed.allowance().first() == call.allowance().first();
    }

    /** Begins a case, which has made no call yet. */
    void beginCase() {
        first = Optional.empty();
        last = Optional.empty();
        printedInCase = Optional.empty();
    }

    private void noteFirst(Call call) {
        last = Optional.of(call);
        first = first.or(() -> last);
    }

    /** {@return the call that failed a case: the last if it differs from the first by a seed alone, else the first} */
    Optional<Call> failedOfCase() {
        return last.filter(call -> call.method().equals(first.orElseThrow().method())
                && call.size() == first.get().size() && !call.arguments().equals(first.get().arguments())
                && call.arguments().stream().allMatch(Number.class::isInstance)).or(() -> first);
    }

    /** {@return the first call of a case, which it is about; empty if it made none} */
    Optional<Call> firstOfCase() {
        return first;
    }

    /**
     * The beginning of the output of the call that the case is about: the first for an answer, or the last for anything
     * else.
     */
    String printed() {
        return printedInCase.orElseGet(session::printed);
    }

    /** The beginning of the output of the last call. */
    String printedLast() {
        return printedLast;
    }

    /**
     * Records a call, made in a worker of its own; {@code names} explains the numbers of its events. Empty if there is
     * nothing to show, such as for a stub.
     */
    Optional<Recording> recording(Call call, Names names) {
        Call bounded = call.within(call.allowance().steps(STEPS_OF_A_RECORDING)
                .taking(Math.max(call.allowance().first(), ELEMENTS_OF_A_RECORDING)));
        Execution<Reply> execution = session.askOnce(
                WorkerSession.request(Request.Action.CALL_RECORDED, bounded, 0), call.allowance());
        Optional<Reply> reply = execution.answer();
        Object answer = reply.orElse(null) instanceof Reply.Returned returned ? returned.value() : null;
        if (reply.filter(SubmittedSolver::isNothingToSee).isPresent()
                || answer != null && !Caller.fits(problem.returns(call), answer)) {
            return Optional.empty();
        }
        Recording.End end = reply.map(each -> each instanceof Reply.Threw ? Recording.End.THREW
                : Recording.End.RETURNED).orElse(Recording.End.STOPPED);
        try {
            return Optional.of(Recording.of(call.toString(), call.size(), end, answer, names, execution.events()));
        } catch (IOException e) {
            // it was stopped, but not by its steps, or sends no valid recording
            return Optional.empty();
        }
    }

    private static boolean isNothingToSee(Reply reply) {
        return reply instanceof Reply.NoSolver
                || reply instanceof Reply.Threw threw && threw.kind() == Reply.ExceptionKind.NOT_STARTED;
    }

    /** Whether a call gave the same answer as the recorded one: some submissions' answers differ each time. */
    boolean isAnswer(Call call, Recording recording) {
        return given(call).filter(answer ->
                Objects.deepEquals(comparable(answer), comparable(recording.answer()))).isPresent();
    }

    private static Object comparable(Object answer) {
        return answer instanceof List<?> list ? list.toArray() : answer;
    }

    /** Whether the answer of a call was an empty list, or 0. */
    boolean gaveNothing(Call call) {
        return given(call).filter(Diagnosis::isNothing).isPresent();
    }

    private Optional<Object> given(Call call) {
        return Optional.ofNullable(answers.get(call)).map(Remembered::value);
    }

    /** The CPU time of all workers, in seconds, to a hundredth. */
    double cpuSeconds() {
        return Math.round((double) session.cpu().toMillis() / MILLIS_PER_HUNDREDTH) / HUNDREDTHS;
    }

    /** {@return the costs of the method that must be fast, by ascending n} */
    List<Cost> costs() {
        return List.copyOf(costs.values());
    }

    /** Notes for the author on how it was measured, a line each. */
    List<String> notes() {
        return !isUncounted ? List.of() : List.of(
                "approach, speed and tables were not judged: nothing is counted in the judge's own process");
    }

    /** Ends the worker; a later call would start another. */
    void close() {
        session.close();
    }
}
