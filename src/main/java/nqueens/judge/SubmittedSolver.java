package nqueens.judge;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.judge.meter.Blocks;
import nqueens.judge.result.Cost;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Executed;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Measured;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;
import nqueens.problem.Solver;
import nqueens.problem.Verdict;
import nqueens.recording.Diagnosis;
import nqueens.recording.Names;
import nqueens.recording.Recording;

/** The solver of a submission, asked through a worker. */
final class SubmittedSolver implements Solver {

    private static final int HUNDREDTHS = 100;
    /** A small call takes fewer steps; what takes more has filled the recording before. */
    private static final long STEPS_OF_A_RECORDING = 2_000_000;

    /** What makes more exceptions is slow by them. */
    private static final int MANY_EXCEPTIONS = 100_000;

    private final Problem problem;
    private final Supplier<Blocks> blocks;
    private final Supplier<Worker> starting;
    private final Workers workers;
    private final int seed;
    /** For each n, what the call of the method took that must be fast. */
    private final SortedMap<Integer, Cost> costs = new TreeMap<>();
    private final Map<Call, Object> answers = new HashMap<>();
    private final Map<Call, Object> measured = new HashMap<>();
    /** For each method, the last call that took too long, or printed too much. */
    private final Map<String, Stop> tooSlow = new HashMap<>();
    /** The call that a case has asked for first: the one that it is about. */
    private Call first;
    /** What a call printed that is asked for once. */
    private final Map<Call, String> printed = new HashMap<>();
    /** What was printed by the call that the case is about; null if there was none yet. */
    private String printedInCase;
    private String printedLast = "";
    private Worker worker;
    private Duration cpu = Duration.ZERO;
    private boolean isUncounted;
    private int kept;

    /** A call that took too long, or printed too much, and what was said of it. */
    private record Stop(Call call, NotAcceptedException exception) {
    }

    /**
     * Creates a solver that nobody has called.
     *
     * @param blocks tells what its classes count
     * @param workers tells how slow the machine is
     * @param starting starts a worker; called at the first call, and after each that broke a worker
     * @param seed from what number cases draw arguments
     */
    SubmittedSolver(Problem problem, Supplier<Blocks> blocks, Workers workers, Supplier<Worker> starting, int seed) {
        this.problem = problem;
        this.blocks = blocks;
        this.workers = workers;
        this.starting = starting;
        this.seed = seed;
    }

    @Override
    public Object answer(Call call) {
        noteFirst(call);
        return ((Optional<?>) once(answers, call, () -> Optional.ofNullable(asked(call, 0)))).orElse(null);
    }

    @Override
    public Measured measured(Call call) {
        noteFirst(call);
        return (Measured) once(measured, call, () -> {
            Object answer = value(call, reply(call, request(Request.Task.CALL_ANEW, call, 0)));
            note(call, true);
            isUncounted |= executed().isEmpty();
            return new Measured(answer, executed());
        });
    }

    /** What a call gave, or what was thrown in its place: an endless loop is waited for once. */
    private Object once(Map<Call, Object> known, Call call, Supplier<Object> asking) {
        Object given = known.get(call);
        if (given == null) {
            try {
                given = asking.get();
            } catch (NotAcceptedException e) {
                given = e;
            }
            known.put(call, given);
            printed.put(call, printedByWorker());
        }
        printedLast = printed.get(call);
        printedInCase = printedInCase == null ? printedLast : printedInCase;
        if (given instanceof NotAcceptedException notAccepted) {
            throw notAccepted;
        }
        return given;
    }

    /** What the last call executed, where anything is counted. */
    private Optional<Executed> executed() {
        return worker.runs().map(runs -> blocks.get().executed(runs));
    }

    /** Notes what the last call took; what was measured anew counts, else what came first. */
    private void note(Call call, boolean isAnew) {
        if (problem.speed().filter(speed -> isComparable(speed, call)).isPresent()
                && (isAnew || !costs.containsKey(call.n()))) {
            executed().ifPresent(executed ->
                    costs.put(call.n(), new Cost(call.toString(), call.n(), executed.steps())));
        }
    }

    /** Whether a call may stand beside another for its n: it is that call, or both have no board, and take as much. */
    private static boolean isComparable(Call speed, Call call) {
        return speed.equals(call) || speed.method().equals(call.method())
                && call.arguments().stream().allMatch(Number.class::isInstance)
                && speed.allowance().first() == call.allowance().first();
    }

    @Override
    public Kept ask(Call call) {
        noteFirst(call);
        kept++;
        return new KeptAnswer(call, problem.returns(call), asked(call, kept), kept, worker);
    }

    @Override
    public Optional<String> unlessRefused(Call call) {
        noteFirst(call);
        Reply reply = reply(call, request(call, 0));
        if (reply instanceof Reply.Threw threw) {
            return switch (threw.kind()) {
                case ILLEGAL_ARGUMENT -> Optional.empty();
                case NOT_STARTED -> throw thrown(call, threw);
                default -> Optional.of("threw " + described(threw));
            };
        }
        Object value = ((Reply.Returned) reply).value();
        return Optional.of("returned " + (isIterator(call) && value != null ? "an iterator" : returned(value)));
    }

    @Override
    public int seed() {
        return seed;
    }

    /** A case begins, which has asked for nothing. */
    void beginCase() {
        first = null;
        printedInCase = null;
    }

    /** {@return the call that a case has asked for first, which it is about; empty if it has asked for none} */
    Optional<Call> firstOfCase() {
        return Optional.ofNullable(first);
    }

    private void noteFirst(Call call) {
        first = first == null ? call : first;
    }

    /**
     * Has a call of the contract recorded, which is made by a solver of its own; {@code names} is what the numbers
     * stand for that the recorded classes tell. Empty if there is nothing to see: the call is still the stub, say.
     */
    Optional<Recording> recording(Call call, Names names) {
        Ending<Reply> ending = tried(call, request(Request.Task.CALL_RECORDED,
                call.within(call.allowance().steps(STEPS_OF_A_RECORDING)), 0));
        try {
            if (ending instanceof Ending.Answered<Reply> answered) {
                Reply reply = answered.answer();
                Object answer = reply instanceof Reply.Returned returned ? returned.value() : null;
                boolean hasThrown = reply instanceof Reply.Threw;
                if (reply instanceof Reply.NoSolver
                        || reply instanceof Reply.Threw threw && threw.kind() == Reply.Kind.NOT_STARTED
                        || answer != null && !Returns.fits(problem.returns(call), answer)) {
                    return Optional.empty();
                }
                return Optional.of(Recording.of(call.toString(), call.size(),
                        hasThrown ? Recording.End.THREW : Recording.End.RETURNED, answer, names, worker.events()));
            }
            return Optional.of(Recording.of(call.toString(), call.size(), Recording.End.STOPPED, null, names,
                    worker.events()));
        } catch (IOException e) {
            // it was stopped for another reason than its steps, or sends what is none
            return Optional.empty();
        }
    }

    /**
     * {@return whether a call that was asked for gave the recorded answer: some submissions' answers differ each time}
     */
    boolean isAnswer(Call call, Recording recording) {
        Object answer = answers.get(call) instanceof Optional<?> given ? given.orElse(null) : null;
        return answer != null && Objects.deepEquals(comparable(answer), comparable(recording.answer()));
    }

    private static Object comparable(Object answer) {
        return answer instanceof List<?> list ? list.toArray() : answer;
    }

    /** The CPU time of all workers, in seconds, to a hundredth. */
    double cpuSeconds() {
        Duration sum = worker == null ? cpu : cpu.plus(worker.cpu());
        return Math.round(sum.toMillis() / 1000.0 * HUNDREDTHS) / (double) HUNDREDTHS;
    }

    /** {@return what the calls took of the method that must be fast, by ascending n} */
    List<Cost> costs() {
        return List.copyOf(costs.values());
    }

    /** What the author should know of how it was measured, a line each. */
    List<String> notes() {
        return !isUncounted ? List.of() : List.of(
                "approach, speed and tables were not judged: nothing is counted in the judge's own process");
    }

    /**
     * The beginning of what the submission printed during the call that the case is about: the first one that is asked
     * for its answer, and the last one that is asked for anything else.
     */
    String printed() {
        return printedInCase == null ? printedByWorker() : printedInCase;
    }

    /** The beginning of what the submission printed during the last call that was asked for. */
    String printedLast() {
        return printedLast;
    }

    private String printedByWorker() {
        return worker == null ? "" : worker.printed();
    }

    /** Whether a call that was asked for gave an empty list, or 0. */
    boolean gaveNothing(Call call) {
        return answers.get(call) instanceof Optional<?> given && given.filter(Diagnosis::isNothing).isPresent();
    }

    /** Ends the worker; a later call would start another. */
    void close() {
        if (worker != null) {
            worker.close();
        }
    }

    private Object asked(Call call, int number) {
        Object answer = value(call, reply(call, request(call, number)));
        note(call, false);
        return answer;
    }

    private static Request request(Call call, int number) {
        return request(Request.Task.CALL, call, number);
    }

    private static Request request(Request.Task task, Call call, int number) {
        Allowance allowance = call.allowance();
        return new Request(task, call.instance(), call.method(), call.arguments(), number, allowance.bytes(),
                allowance.first(), allowance.steps());
    }

    private Object value(Call call, Reply reply) {
        if (reply instanceof Reply.Threw threw) {
            throw thrown(call, threw);
        }
        return ((Reply.Returned) reply).value();
    }

    private Reply reply(Call call, Request request) {
        Stop earlier = tooSlow.get(call.method());
        if (earlier != null && earlier.call().size() <= call.size()) {
            // what was too much for a smaller board is not asked for as much again
            throw earlier.exception();
        }
        Ending<Reply> ending = tried(call, request);
        if (ending instanceof Ending.Stopped<Reply> first && first.reason().isOurs()) {
            ending = tried(call, request);
        }
        if (ending instanceof Ending.Stopped<Reply> stopped) {
            NotAcceptedException exception = stopped(call, stopped.reason());
            // a harness has something else run by each call
            if (problem.harness().isEmpty() && (exception.kind() == Kind.PRINTED
                    || exception.kind().verdict() == Verdict.TIME_LIMIT_EXCEEDED)) {
                tooSlow.put(call.method(), new Stop(call, exception));
            }
            throw exception;
        }
        return checked(call, ((Ending.Answered<Reply>) ending).answer());
    }

    private Reply checked(Call call, Reply reply) {
        if (reply instanceof Reply.NoSolver noSolver) {
            throw new NotAcceptedException(Kind.REJECTED, Scope.PROBLEM, noSolver.reason());
        }
        if (reply instanceof Reply.TooLong tooLong) {
            throw new NotAcceptedException(Kind.TOO_LONG, Scope.CHECK,
                    problem.words(call) + " gave more than " + call.allowance().bytes() + " bytes of solutions: "
                            + tooLong.elements() + " were read until then");
        }
        if (reply instanceof Reply.Returned returned) {
            checkType(call, problem.returns(call), returned.value(), worker);
        }
        return reply;
    }

    /** Of all the types only that of a list's elements can be another one, and not without a warning of javac's. */
    private void checkType(Call call, Type type, Object value, Worker owner) {
        if (!Returns.fits(type, value)) {
            owner.close();
            // only whoever writes replies past the host sends an answer to another question
            throw value instanceof List<?> && type instanceof ParameterizedType list
                    ? ended(Kind.THROWN, call + " gave a list with something else in it than "
                            + list.getActualTypeArguments()[0].getTypeName().replaceAll("[a-z]+\\.", "")
                            + "\nis there a cast that the compiler can't check, or a List without a <type>?")
                    : stopped(call, Termination.GARBLED);
        }
    }

    private Ending<Reply> tried(Call call, Request request) {
        if (worker != null && worker.ended()) {
            cpu = cpu.plus(worker.cpu());
            worker = null;
        }
        if (worker == null) {
            worker = starting.get();
        }
        return worker.ask(request, () -> Limits.of(call.allowance().cpuSeconds(), workers.timeScale()));
    }

    /** An answer whose arrays are in the worker that gave it. */
    private final class KeptAnswer implements Kept {

        private final Call call;
        private final Type type;
        private final Object answer;
        private final Request request;
        private final Worker owner;

        KeptAnswer(Call call, Type type, Object answer, int number, Worker owner) {
            this.call = call;
            this.type = type;
            this.answer = answer;
            this.request = request(call, number);
            this.owner = owner;
        }

        @Override
        public Object answer() {
            return answer;
        }

        @Override
        public Object answerNow() {
            Object now = now(request.later(Request.Task.ANSWER_NOW));
            checkType(call, type, now, owner);
            return now;
        }

        @Override
        public Object argumentNow(int index) {
            return now(request.argumentNow(index));
        }

        @Override
        public boolean hasNext() {
            Call asked = call.followedBy("hasNext()");
            return (Boolean) value(asked, lived(asked, request.later(Request.Task.HAS_NEXT), boolean.class));
        }

        @Override
        public Kept next() {
            kept++;
            int number = kept;
            Call asked = call.followedBy("next()");
            Object element = value(asked, lived(asked, request.next(number), element()));
            return new KeptAnswer(asked, element(), element, number, owner);
        }

        @Override
        public Optional<String> unlessAtItsEnd() {
            Reply reply = lived(call.followedBy("next()"), request.next(0), element());
            if (reply instanceof Reply.Threw threw) {
                return threw.kind() == Reply.Kind.NO_ELEMENT ? Optional.empty()
                        : Optional.of("threw " + described(threw));
            }
            return Optional.of("returned " + returned(((Reply.Returned) reply).value()));
        }

        /** The type of what an iterator gives. */
        private Type element() {
            return ((ParameterizedType) type).getActualTypeArguments()[0];
        }

        /** What a call of a method of the answer gave: as any other call, it may take its time and be of any type. */
        private Reply lived(Call asked, Request later, Type expected) {
            Ending<Reply> ending = ending(later, call.allowance());
            if (ending instanceof Ending.Stopped<Reply> stopped) {
                throw stopped(asked, stopped.reason());
            }
            Reply reply = checkedLater(((Ending.Answered<Reply>) ending).answer());
            if (reply instanceof Reply.Returned returned) {
                checkType(asked, expected, returned.value(), owner);
            }
            return reply;
        }

        @Override
        public void overwrite() {
            now(request.later(Request.Task.OVERWRITE));
        }

        private Object now(Request later) {
            Ending<Reply> ending = ending(later, Allowance.STANDARD);
            if (ending instanceof Ending.Stopped<Reply> stopped) {
                throw stopped(call, stopped.reason());
            }
            return value(call, checkedLater(((Ending.Answered<Reply>) ending).answer()));
        }

        private Ending<Reply> ending(Request later, Allowance allowance) {
            // it has ended where a later call was tried again with another worker: that is nobody's mistake
            return owner.ended() ? new Ending.Stopped<>(Termination.FAILED)
                    : owner.ask(later, () -> Limits.of(allowance.cpuSeconds(), workers.timeScale()));
        }

        private Reply checkedLater(Reply reply) {
            if (reply instanceof Reply.TooLong || reply instanceof Reply.NoSolver) {
                throw new NotAcceptedException(Kind.TOO_LONG, Scope.CHECK, "the answer of " + call
                        + " grew to more than " + call.allowance().bytes() + " bytes after it was given");
            }
            return reply;
        }
    }

    private NotAcceptedException thrown(Call call, Reply.Threw threw) {
        String what = problem.words(call) + " threw " + described(threw);
        return switch (threw.kind()) {
            case NOT_STARTED -> new NotAcceptedException(Kind.STUB, scopeOfStub(call),
                    (problem.harness().isPresent() ? problem.solver().simpleName() : problem.signature(call.method()))
                            + " is still the stub: " + toDo(threw));
            case STACK_OVERFLOW -> new NotAcceptedException(Kind.STACK_OVERFLOW, Scope.CHECK,
                    what + "\nthe recursion went too deep: does it come to an end?");
            case OUT_OF_MEMORY -> new NotAcceptedException(Kind.HEAP, Scope.CHECK, what);
            case INDEX -> new NotAcceptedException(Kind.INDEX, Scope.CHECK, what);
            case INPUT -> new NotAcceptedException(Kind.THROWN, Scope.CHECK, what
                    + "\nit had read from System.in, where nothing is typed in: n is the argument");
            case NO_ELEMENT -> new NotAcceptedException(Kind.THROWN, Scope.CHECK, what
                    + (isIterator(call) ? "\ndoes hasNext() give true where nothing is left?" : ""));
            default -> new NotAcceptedException(Kind.THROWN, Scope.CHECK, what);
        };
    }

    /** What the stub asks for: the exception's own message. */
    private static String toDo(Reply.Threw threw) {
        return threw.text().replaceFirst("^[\\w.]*: ", "");
    }

    /** A stub is untouched if the problem's other methods, where it has any, are stubs too. */
    private Scope scopeOfStub(Call call) {
        return problem.samples().stream().filter(other -> !other.method().equals(call.method()))
                .allMatch(this::isStub) ? Scope.PROBLEM : Scope.CHECK;
    }

    private boolean isStub(Call call) {
        try {
            return reply(call, request(call, 0)) instanceof Reply.Threw threw
                    && threw.kind() == Reply.Kind.NOT_STARTED;
        } catch (NotAcceptedException e) {
            return false;
        }
    }

    private boolean isIterator(Call call) {
        return Arrays.stream(problem.contract().getMethods()).anyMatch(
                method -> method.getName().equals(call.method()) && method.getReturnType() == Iterator.class);
    }

    /** What was returned, in a few words. */
    private static String returned(Object value) {
        if (value instanceof int[] placement) {
            return "an array of length " + placement.length;
        }
        return value instanceof List<?> list ? "a list of length " + list.size() : String.valueOf(value);
    }

    private static String described(Reply.Threw threw) {
        StringBuilder text = new StringBuilder(threw.text());
        for (String frame : threw.frames()) {
            text.append("\n  at ").append(frame);
        }
        return text.toString();
    }

    private NotAcceptedException stopped(Call call, Termination reason) {
        Allowance allowance = call.allowance();
        String words = problem.words(call);
        return new NotAcceptedException(new Fault(reason.kind(), switch (reason) {
            case STEPS -> String.format(Locale.ROOT, "%s took more than %,d steps", words, allowance.steps())
                    + ReferenceSteps.of(problem, call).map(steps -> String.format(Locale.ROOT,
                            "; the reference solution takes %,d", steps)).orElse("");
            case CPU_TIME -> words + " took more than " + allowance.cpuSeconds() + " s of CPU time"
                    + (allowance.advice().isEmpty() ? "" : "\n" + allowance.advice());
            case WAITING ->
                    words + " did not answer, and used little CPU time: does it sleep, or wait for something?";
            case PRINTED -> words + (executed().isPresent()
                    ? String.format(Locale.ROOT, " took more than %,d steps, and did little but print",
                            allowance.steps()) : " printed more than " + Limits.PRINTED_MIB + " MiB")
                    + ": does it print without end?";
            case HEAP -> words + " needed more than " + Limits.HEAP_MIB + " MiB of memory";
            case ENDED -> words + " ended the program instead of returning: is there a System.exit?";
            case THREADS -> words + " started more than " + Limits.THREADS + " threads";
            case FAILED, TOO_FEW_PROCESSES, TOO_LITTLE_MEMORY -> words + ": the worker " + reason.advice();
            case GARBLED ->
                    words + " closed or garbled the real standard output, on which the answer was to come";
        }, reason == Termination.STEPS ? mostOfTheSteps(allowance.advice()) : ""), Scope.CHECK);
    }

    /** What took the steps: the line that ran most often. */
    private String mostOfTheSteps(String advice) {
        String own = problem.solver().simpleName() + ".java:";
        long exceptions = executed().map(executed -> executed.times(Operation.EXCEPTION)).orElse(0L);
        String end = exceptions > MANY_EXCEPTIONS ? String.format(Locale.ROOT, "it made %,d exceptions, and each takes"
                + " as long as a thousand steps: let a method return whether a square is safe, and throw for a bad n"
                + " alone", exceptions) : advice;
        return executed().flatMap(Executed::hottest).map(line -> String.format(Locale.ROOT,
                "%s ran %,d times, more often than any other%s",
                line.getKey().startsWith(own) ? "line " + line.getKey().substring(own.length()) : line.getKey(),
                line.getValue(), end.isEmpty() ? ": do all loops and recursions come to an end?" : "\n")).orElse("")
                + end;
    }

    private static NotAcceptedException ended(Kind kind, String message) {
        return new NotAcceptedException(kind, Scope.CHECK, message);
    }
}
