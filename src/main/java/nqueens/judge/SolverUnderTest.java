package nqueens.judge;

import java.time.Duration;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

import nqueens.judge.NotAcceptedException.Scope;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/**
 * The solver of a submission as the suite sees it: a call gives an answer, or ends the case with a
 * {@link NotAcceptedException}. Answers are not judged here.
 */
public final class SolverUnderTest {

    private static final int TICKS_PER_SECOND = 100;

    private final Supplier<Worker> starting;
    private final Workers workers;
    private final CountTimes times;
    private final Map<Request, Object> answers = new HashMap<>();
    /** For each method, the last call that took too long. */
    private final Map<Request.Method, Stop> tooSlow = new EnumMap<>(Request.Method.class);
    private Worker worker;
    private Duration cpu = Duration.ZERO;

    /** A call that took too long, and what was said of it. */
    private record Stop(int n, NotAcceptedException exception) {
    }

    /**
     * What a call may cost.
     *
     * @param cpuSeconds CPU time, in seconds of the reference machine
     * @param advice what is said where it took more, besides
     * @param before gives the CPU time of earlier calls that counts too
     */
    private record Allowance(int cpuSeconds, String advice, Function<Worker, Duration> before) {

        static final Allowance CALL = new Allowance(Limits.CALL_CPU_SECONDS, "", worker -> Duration.ZERO);

        static Allowance of(Exercise.SpeedTest test) {
            return new Allowance(test.cpuSeconds(), "\n" + test.advice(), Worker::cpu);
        }
    }

    /**
     * Creates a solver that nobody has called.
     *
     * @param workers tells how slow the machine is
     * @param starting starts a worker; called at the first call, and after each that broke a worker
     * @param nanoClock gives the time in nanoseconds, from any moment on
     */
    SolverUnderTest(Workers workers, Supplier<Worker> starting, LongSupplier nanoClock) {
        this.workers = workers;
        this.starting = starting;
        this.times = new CountTimes(nanoClock);
    }

    /**
     * Gives what {@code solve(n)} answers. Asked once; the same answer is given afterwards.
     *
     * @param n the argument
     * @return the answer, whatever it is: also null, with nulls, too long or too short
     * @throws NotAcceptedException if there is none
     */
    @SuppressWarnings("unchecked")
    public List<int[]> solve(int n) {
        return (List<int[]>) once(Request.solve(n), this::solveAgain);
    }

    /**
     * Gives what {@code count(n)} answers. Asked once; the same answer is given afterwards.
     *
     * @param n the argument
     * @return the answer, whatever it is
     * @throws NotAcceptedException if there is none
     */
    public long count(int n) {
        return (Long) once(Request.count(n), this::countAgain);
    }

    /**
     * Calls {@code solve}, however often it was called before.
     *
     * @param request a call of {@code solve}
     * @return the answer
     * @throws NotAcceptedException if there is none
     */
    public List<int[]> solveAgain(Request request) {
        return ((Reply.Placements) returned(request, Allowance.CALL)).list();
    }

    /**
     * Calls {@code count}, however often it was called before.
     *
     * @param request a call of {@code count}
     * @return the answer
     * @throws NotAcceptedException if there is none
     */
    public long countAgain(Request request) {
        return counted(request, Allowance.CALL);
    }

    /**
     * Calls {@code count} with an exercise's own n and limit. All that the worker has done before counts: what
     * earlier calls have worked at in advance makes it no faster.
     *
     * @param test the call, its limit, and what is said where the limit is reached
     * @return the answer
     * @throws NotAcceptedException if there is none
     */
    public long count(Exercise.SpeedTest test) {
        return counted(Request.count(test.n()), Allowance.of(test));
    }

    /**
     * Makes a call by any of the contracts.
     *
     * @param request the call
     * @param cpuSeconds its limit of CPU time, in seconds of the reference machine
     * @return what it returned, of the type that its method returns
     * @throws NotAcceptedException if it returned nothing
     */
    public Reply answer(Request request, int cpuSeconds) {
        return returned(request, new Allowance(cpuSeconds, "", worker -> Duration.ZERO));
    }

    /**
     * Makes a call that has to be refused.
     *
     * @param request a call with a bad n
     * @return empty if it threw {@code IllegalArgumentException}; else what it did instead
     * @throws NotAcceptedException if the call neither returned nor threw, or is still the stub
     */
    public Optional<String> unlessRefused(Request request) {
        Reply reply = ask(request, Allowance.CALL);
        if (reply instanceof Reply.Threw threw) {
            return switch (threw.kind()) {
                case ILLEGAL_ARGUMENT -> Optional.empty();
                case NOT_STARTED -> throw thrown(request, threw);
                default -> Optional.of("threw " + described(threw));
            };
        }
        return Optional.of("returned " + returned(reply));
    }

    /**
     * Gives what the calls have cost.
     *
     * @return the CPU time of all workers, in seconds, to a hundredth
     */
    public double cpuSeconds() {
        Duration sum = worker == null ? cpu : cpu.plus(worker.cpu());
        return Math.round(sum.toMillis() / 1000.0 * TICKS_PER_SECOND) / (double) TICKS_PER_SECOND;
    }

    /**
     * Gives how long calls of {@code count} took.
     *
     * @return for each n the first call that was answered by a worker that had been started before, by ascending n
     */
    public List<Timing> timings() {
        return times.list();
    }

    /**
     * Gives what the submission printed during the last call.
     *
     * @return the beginning of it, as it was printed
     */
    public String printed() {
        return worker == null ? "" : worker.printed();
    }

    /** Ends the worker. */
    void close() {
        if (worker != null) {
            worker.close();
        }
    }

    /** Keeps answers, and what was thrown in their place: an endless loop is waited for once. */
    private Object once(Request request, Function<Request, Object> call) {
        if (!answers.containsKey(request)) {
            Object answer;
            try {
                answer = call.apply(request);
            } catch (NotAcceptedException e) {
                answer = e;
            }
            answers.put(request, answer);
        }
        Object answer = answers.get(request);
        if (answer instanceof NotAcceptedException notAccepted) {
            throw notAccepted;
        }
        return answer;
    }

    private long counted(Request request, Allowance allowance) {
        Optional<CountTimes.Call> call = Optional.ofNullable(worker).map(times::begin);
        Reply.Count count = (Reply.Count) returned(request, allowance);
        // a call that started a worker has waited for its JVM to come up, and so is not timed
        call.filter(begun -> begun.worker() == worker).ifPresent(begun -> times.note(request.n(), begun));
        return count.value();
    }

    private Reply returned(Request request, Allowance allowance) {
        Reply reply = ask(request, allowance);
        if (reply instanceof Reply.Threw threw) {
            throw thrown(request, threw);
        }
        return reply;
    }

    private Reply ask(Request request, Allowance allowance) {
        Stop earlier = tooSlow.get(request.method());
        if (earlier != null && request.n() >= earlier.n()) {
            // what took too long for a smaller board is not asked to take as long again
            throw earlier.exception();
        }
        Ending<Reply> ending = tried(request, allowance);
        if (ending instanceof Ending.Stopped<Reply> stopped && stopped.reason().isOurs()) {
            ending = tried(request, allowance);
        }
        if (ending instanceof Ending.Stopped<Reply> stopped) {
            NotAcceptedException exception = stopped(request, stopped.reason(), allowance);
            if (exception.verdict() == Verdict.TIME_LIMIT_EXCEEDED) {
                tooSlow.put(request.method(), new Stop(request.n(), exception));
            }
            throw exception;
        }
        Reply reply = ((Ending.Answered<Reply>) ending).answer();
        if (reply instanceof Reply.NoSolver noSolver) {
            throw new NotAcceptedException(Verdict.REJECTED, Scope.EXERCISE, noSolver.reason());
        }
        if (reply instanceof Reply.TooLong tooLong) {
            throw new NotAcceptedException(Verdict.OUTPUT_LIMIT_EXCEEDED, Scope.CHECK,
                    request + " gave more than " + request.mostBytes() + " bytes of solutions: "
                            + tooLong.solutions() + " were read until then");
        }
        if (!fits(request, reply)) {
            worker.close();
            throw stopped(request, Ending.Reason.GARBLED, allowance);
        }
        return reply;
    }

    private Ending<Reply> tried(Request request, Allowance allowance) {
        if (worker != null && worker.ended()) {
            cpu = cpu.plus(worker.cpu());
            worker = null;
        }
        if (worker == null) {
            worker = starting.get();
        }
        Duration before = allowance.before().apply(worker);
        return worker.ask(request, () -> Limits.of(allowance.cpuSeconds(), workers.timeScale()).after(before));
    }

    /** Only whoever writes replies past the host sends an answer to another question. */
    private static boolean fits(Request request, Reply reply) {
        return reply instanceof Reply.Threw || switch (request.method()) {
            case SOLVE -> reply instanceof Reply.Placements;
            case ALL_SOLUTIONS -> reply instanceof Reply.Boards;
            case ONE_SOLUTION, FIRST_SOLUTION, COMPLETED_BOARD -> reply instanceof Reply.Placement;
            case COUNT, SOLUTION_COUNT, BLOCKED_SQUARES, GIVEN_ROWS, DISTINCT_SOLUTIONS, TOROIDAL_BOARD ->
                    reply instanceof Reply.Count;
        };
    }

    private NotAcceptedException thrown(Request request, Reply.Threw threw) {
        String what = request + " threw " + described(threw);
        return switch (threw.kind()) {
            case NOT_STARTED -> new NotAcceptedException(Verdict.NOT_STARTED, scopeOfStub(request),
                    request.method().call() + "(n) is still the stub: " + toDo(threw));
            case STACK_OVERFLOW -> new NotAcceptedException(Verdict.RUNTIME_ERROR, Scope.CHECK,
                    what + "\nthe recursion went too deep: does it come to an end?");
            case OUT_OF_MEMORY -> new NotAcceptedException(Verdict.MEMORY_LIMIT_EXCEEDED, Scope.CHECK, what);
            default -> new NotAcceptedException(Verdict.RUNTIME_ERROR, Scope.CHECK, what);
        };
    }

    /** What the stub asks for: the exception's own message. */
    private static String toDo(Reply.Threw threw) {
        return threw.text().replaceFirst("^[\\w.]*: ", "");
    }

    /** A stub is untouched if its other method, where it has one, is a stub too. */
    private Scope scopeOfStub(Request request) {
        if (request.method() != Request.Method.SOLVE && request.method() != Request.Method.COUNT) {
            return Scope.EXERCISE;
        }
        Request other = request.method() == Request.Method.SOLVE ? Request.count(1) : Request.solve(1);
        try {
            return ask(other, Allowance.CALL) instanceof Reply.Threw threw
                    && threw.kind() == Reply.Kind.NOT_STARTED ? Scope.EXERCISE : Scope.CHECK;
        } catch (NotAcceptedException e) {
            return Scope.CHECK;
        }
    }

    /** What was returned, in a few words. */
    private static String returned(Reply reply) {
        if (reply instanceof Reply.Count count) {
            return Long.toString(count.value());
        }
        if (reply instanceof Reply.Placement placement) {
            return placement.columns() == null ? "null" : "an array of length " + placement.columns().length;
        }
        List<?> list = reply instanceof Reply.Boards boards ? boards.list() : ((Reply.Placements) reply).list();
        return list == null ? "null" : "a list of length " + list.size();
    }

    private static String described(Reply.Threw threw) {
        StringBuilder text = new StringBuilder(threw.text());
        for (String frame : threw.frames()) {
            text.append("\n  at ").append(frame);
        }
        return text.toString();
    }

    private static NotAcceptedException stopped(Request request, Ending.Reason reason, Allowance allowance) {
        Verdict verdict = switch (reason) {
            case CPU_TIME, WAITING -> Verdict.TIME_LIMIT_EXCEEDED;
            case PRINTED -> Verdict.OUTPUT_LIMIT_EXCEEDED;
            case HEAP -> Verdict.MEMORY_LIMIT_EXCEEDED;
            case ENDED, GARBLED, THREADS -> Verdict.RUNTIME_ERROR;
            case FAILED, TOO_FEW_PROCESSES, TOO_LITTLE_MEMORY -> Verdict.JUDGE_ERROR;
        };
        String message = request + switch (reason) {
            case CPU_TIME -> " took more than " + allowance.cpuSeconds() + " s of CPU time" + allowance.advice();
            case WAITING -> " did not answer, and used little CPU time: does it sleep, or wait for something?";
            case PRINTED -> " printed more than " + Limits.PRINTED_MIB + " MiB: does it print without end?";
            case HEAP -> " needed more than " + Limits.HEAP_MIB + " MiB of memory";
            case ENDED -> " ended the program instead of returning: is there a System.exit?";
            case THREADS -> " started more than " + Limits.THREADS + " threads";
            case FAILED, TOO_FEW_PROCESSES, TOO_LITTLE_MEMORY -> ": the worker " + reason.advice();
            case GARBLED -> " closed or garbled the real standard output, on which the answer was to come";
        };
        return new NotAcceptedException(verdict, Scope.CHECK, message);
    }
}
