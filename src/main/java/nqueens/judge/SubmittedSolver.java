package nqueens.judge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

import nqueens.board.Answers;
import nqueens.judge.limit.Execution;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.problem.Ablation;
import nqueens.problem.Call;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.Solver;
import nqueens.recording.Recording;

/** Calls a submission's solver in a worker. Keeps all answers and costs, and the calls of the current case. */
final class SubmittedSolver implements Solver {

    /** Maximum number of steps of a recorded call; more steps would hardly fit into the recording. */
    private static final long STEPS_OF_A_RECORDING = 2_000_000;
    /** A recorded call reads at least this many elements of an iterator: up to n = 6, these are all solutions. */
    private static final int ELEMENTS_OF_A_RECORDING = 12;

    private final Problem problem;
    private final Caller caller;
    private final int seed;
    /** Caches answers, so that no endless loop runs twice. */
    private final Map<Call, Remembered> answers = new HashMap<>();
    private final Map<Call, Remembered> profiled = new HashMap<>();
    private final Map<List<Object>, Remembered> without = new HashMap<>();
    private final SortedMap<Integer, Cost> costs = new TreeMap<>();
    /** The calls of a case; the first call is the subject of the case. */
    private final List<Call> calls = new ArrayList<>();
    /** The outputs of the current case's calls, for those made through {@link #once}. */
    private final List<String> printed = new ArrayList<>();

    private record Remembered(ProfiledAnswer answer, Optional<NotAcceptedException> failure, String printed) {

        ProfiledAnswer given() {
            failure.ifPresent(reason -> {
                throw reason;
            });
            return answer;
        }
    }

    SubmittedSolver(Problem problem, Caller caller, int seed) {
        this.problem = problem;
        this.caller = caller;
        this.seed = seed;
    }

    @Override
    public Object answer(Call call) {
        return once(answers, Request.Action.CALL, call).answer();
    }

    @Override
    public ProfiledAnswer profiled(Call call) {
        return once(profiled, Request.Action.CALL_ANEW, call);
    }

    @Override
    public ProfiledAnswer profiledWithout(Ablation.Cut part, Call call) {
        return without.computeIfAbsent(List.of(part, call), key ->
                remembered(() -> caller.callWithout(part, call))).given();
    }

    private ProfiledAnswer once(Map<Call, Remembered> known, Request.Action action, Call call) {
        calls.add(call);
        Remembered remembered = known.computeIfAbsent(call, each -> remembered(() -> asked(action, each, 0)));
        printed.add(remembered.printed());
        return remembered.given();
    }

    private Remembered remembered(Supplier<ProfiledAnswer> asking) {
        try {
            return new Remembered(asking.get(), Optional.empty(), caller.printed());
        } catch (NotAcceptedException e) {
            return new Remembered(null, Optional.of(e), caller.printed());
        }
    }

    private ProfiledAnswer asked(Request.Action action, Call call, int kept) {
        ProfiledAnswer answer = caller.call(call, Caller.request(action, call, 0, kept));
        // the cost on a new solver replaces the cost of the same call on a used solver
        if (problem.speed().filter(speed -> isComparable(speed, call)).isPresent()
                && (action == Request.Action.CALL_ANEW || !costs.containsKey(call.n()))) {
            answer.profile().ifPresent(counted ->
                    costs.put(call.n(), new Cost(call.toString(), call.n(), counted.steps())));
        }
        return answer;
    }

    /** {@return whether only the numbers differ between a call and the call that must be fast} */
    private static boolean isComparable(Call speed, Call call) {
        return speed.equals(call) || speed.method().equals(call.method()) && speed.counts().equals(call.counts())
                && call.arguments().stream().allMatch(Number.class::isInstance)
                && speed.limits().first() == call.limits().first();
    }

    @Override
    public LiveAnswer liveAnswer(Call call) {
        calls.add(call);
        int number = caller.newNumber();
        return caller.live(call, asked(Request.Action.CALL, call, number).answer(), number);
    }

    @Override
    public void repeat(Call call, int times) {
        Call last = call.within(call.limits().steps(call.limits().steps() + SolverHost.ENOUGH));
        caller.call(call, Caller.request(Request.Action.CALL_REPEATED, last, times, 0));
    }

    @Override
    public Optional<String> insteadOfRefusal(Call call) {
        calls.add(call);
        Reply reply = caller.reply(call, Caller.request(Request.Action.CALL, call, 0, 0)).answer().orElseThrow();
        if (reply instanceof Reply.Threw threw && threw.kind() == Reply.ExceptionKind.NOT_STARTED) {
            throw new Explanations(problem).thrown(call, threw);
        }
        return reply instanceof Reply.Returned returned && returned.value() != null
                && new Explanations(problem).isIterator(call) ? Optional.of("returned an iterator")
                : Explanations.insteadOf(Reply.ExceptionKind.ILLEGAL_ARGUMENT, reply);
    }

    @Override
    public int seed() {
        return seed;
    }

    void beginCase() {
        calls.clear();
        printed.clear();
    }

    /** {@return the call that failed a case: the first call, or the last one if only their seeds differ} */
    Optional<Call> failedOfCase() {
        return firstOfCase().map(first -> {
            Call last = calls.get(calls.size() - 1);
            return last.method().equals(first.method()) && last.n() == first.n()
                    && !last.arguments().equals(first.arguments())
                    && last.arguments().stream().allMatch(Number.class::isInstance) ? last : first;
        });
    }

    Optional<Call> firstOfCase() {
        return calls.stream().findFirst();
    }

    /** {@return the beginning of the output of the case's first answer or, without an answer, of its last call} */
    String printed() {
        return printed.stream().findFirst().orElseGet(caller::printed);
    }

    String printedLast() {
        return printed.isEmpty() ? caller.printed() : printed.get(printed.size() - 1);
    }

    /** Makes a call with recording classes; returns empty if the call shows nothing, such as the call of a stub. */
    Optional<Recording> recording(Call call, Recording.Names names) {
        Call bounded = call.within(call.limits().steps(STEPS_OF_A_RECORDING)
                .taking(Math.max(call.limits().first(), ELEMENTS_OF_A_RECORDING)));
        Execution<Reply> execution = caller.ask(
                Caller.request(Request.Action.CALL_RECORDED, bounded, 0, 0), call);
        Optional<Reply> reply = execution.answer();
        Object answer = reply.orElse(null) instanceof Reply.Returned returned ? returned.value() : null;
        boolean isNothing = reply.filter(each -> each instanceof Reply.NoSolver || each instanceof Reply.Threw threw
                && threw.kind() == Reply.ExceptionKind.NOT_STARTED).isPresent();
        if (isNothing || answer != null && !Caller.fits(problem.returnType(call), answer)) {
            return Optional.empty();
        }
        Recording.End end = reply.map(each -> each instanceof Reply.Threw ? Recording.End.THREW
                : Recording.End.RETURNED).orElse(Recording.End.STOPPED);
        try {
            return Optional.of(Recording.of(call.toString(), call.n(), end, answer, names, execution.events()));
        } catch (IOException e) {
            // a limit other than the limit of steps stopped the call, or the recording was invalid
            return Optional.empty();
        }
    }

    /** {@return whether a call had the recorded answer; some submissions answer differently each time} */
    boolean isAnswer(Call call, Recording recording) {
        return givenAnswer(call).filter(answer -> Answers.difference(answer, recording.answer()).isEmpty()).isPresent();
    }

    Optional<Object> givenAnswer(Call call) {
        return Optional.ofNullable(answers.get(call)).map(Remembered::answer).map(ProfiledAnswer::answer);
    }

    double cpuSeconds() {
        return Math.round(caller.cpu().toMillis() / 10.0) / 100.0;
    }

    List<Cost> costs() {
        return List.copyOf(costs.values());
    }

    List<String> notes() {
        return profiled.values().stream().map(Remembered::answer)
                .allMatch(answer -> answer == null || answer.profile().isPresent()) ? List.of()
                : List.of("approach, speed and tables were not judged: nothing is counted in the judge's own process");
    }

    void close() {
        caller.close();
    }
}
