package nqueens.judge;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.worker.Reply;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.Profile;
import nqueens.problem.ReferenceSteps;

/** Explains why a call of a problem's contract has no valid answer. */
final class Explanations {

    /** A slow call that catches more exceptions than this is slow because of the exceptions. */
    private static final int MANY_EXCEPTIONS = 100_000;

    private final Problem problem;

    Explanations(Problem problem) {
        this.problem = problem;
    }

    NotAcceptedException stopped(Call call, Termination reason, Optional<Profile> profile) {
        CallLimits limits = call.limits();
        String words = problem.words(call);
        return new NotAcceptedException(new Fault(reason.kind(), switch (reason) {
            case STEPS -> String.format(Locale.ROOT, "%s took more than %,d steps", words, limits.steps())
                    + ReferenceSteps.of(problem, call).map(steps -> String.format(Locale.ROOT,
                            "; the reference solution takes %,d", steps)).orElse("");
            case CPU_TIME -> words + " took more than " + limits.cpuSeconds() + " s of CPU time"
                    + (limits.advice().isEmpty() ? "" : "\n" + limits.advice());
            case WAITING ->
                    words + " did not answer, and used little CPU time: does it sleep, or wait for something?";
            case PRINTED -> words + (profile.isPresent()
                    ? String.format(Locale.ROOT, " took more than %,d steps, and did little but print",
                            limits.steps()) : " printed more than " + WorkerLimits.PRINTED_MIB + " MiB")
                    + ": does it print without end?";
            case HEAP -> words + " needed more than " + WorkerLimits.HEAP_MIB + " MiB of memory";
            case ENDED -> words + " ended the program instead of returning: is there a System.exit?";
            case THREADS -> words + " needed more than " + WorkerLimits.THREADS
                    + " threads at a time: does each thread end?";
            case FAILED, KILLED, TOO_FEW_PROCESSES, TOO_LITTLE_MEMORY -> words + ": the worker " + reason.advice();
            case GARBLED ->
                    words + " closed or garbled the real standard output, on which the answer was to come";
        }, reason == Termination.STEPS ? mostOfTheSteps(call, profile) : ""), Scope.CHECK);
    }

    private String mostOfTheSteps(Call call, Optional<Profile> profile) {
        String own = problem.solver().simpleName() + ".java:";
        long exceptions = profile.map(counted -> counted.times(Operation.EXCEPTION)).orElse(0L);
        String end = exceptions <= MANY_EXCEPTIONS ? call.limits().advice() : String.format(Locale.ROOT,
                "it caught %,d exceptions, and each takes as long as a thousand steps: test with an if instead, and"
                        + " throw only for a bad n", exceptions);
        return profile.flatMap(counted -> Profile.hottest(counted.lines())).map(line -> String.format(Locale.ROOT,
                "%s ran %,d times, more often than any other%s",
                line.getKey().startsWith(own) ? "line " + line.getKey().substring(own.length()) : line.getKey(),
                line.getValue(), !end.isEmpty() ? "\n" : problem.speed().isEmpty()
                        ? ": do all loops and recursions end?" : call.n() > CallLimits.LARGEST_SMALL_BOARD
                        ? ": smaller boards ended, so is a square tested only when the board is full?"
                        : ": does a loop or a recursion never end, or is a square tested only when the board is full?"))
                .orElse("") + end;
    }

    /** Explains the exception that a call threw. A stub fails all checks if it is the contract's only method. */
    NotAcceptedException thrown(Call call, Reply.Threw threw) {
        String what = problem.words(call) + " threw " + described(threw);
        return switch (threw.kind()) {
            case NOT_STARTED -> new NotAcceptedException(Kind.STUB,
                    problem.contract().getMethods().length == 1 ? Scope.PROBLEM : Scope.CHECK,
                    stub(call, threw) + " is still the stub: " + threw.text().replaceFirst("^[\\w.]*: ", ""));
            case STACK_OVERFLOW -> ofCheck(Kind.STACK_OVERFLOW,
                    what + "\nthe recursion went too deep: does it end?");
            case OUT_OF_MEMORY -> ofCheck(Kind.HEAP, what);
            case INDEX -> ofCheck(Kind.INDEX, what);
            case INPUT -> ofCheck(Kind.THROWN, what
                    + "\nit had read from System.in, which is empty: n is the argument");
            case NO_ELEMENT -> ofCheck(Kind.THROWN, what
                    + (isIterator(call) ? "\nis hasNext() true where nothing is left, or does each call of it, also"
                            + " from next(), search on?" : ""));
            case ILLEGAL_ARGUMENT -> ofCheck(Kind.THROWN, what + (call.n() > 0 && threw.text().startsWith(
                    IllegalArgumentException.class.getName()) ? "\nis that meant for a bad n? n = " + call.n()
                    + " is allowed" + (call.n() == 1 ? ""
                    : ": where there is no solution, the answer is empty, or 0") : ""));
            default -> ofCheck(Kind.THROWN, what);
        };
    }

    private String stub(Call call, Reply.Threw threw) {
        if (problem.harness().isPresent()) {
            return problem.solver().simpleName();
        }
        boolean isCalled = threw.frames().stream().anyMatch(frame -> frame.contains("." + call.method() + "("));
        return (isCalled || !isIterator(call) ? "" : "the iterator of ") + problem.signature(call.method());
    }

    NotAcceptedException tooLong(Call call, Reply.TooLong reply) {
        return ofCheck(Kind.TOO_LONG, problem.words(call) + " gave more than " + call.limits().bytes()
                + " bytes of solutions: " + reply.elements() + " were read before that");
    }

    static NotAcceptedException grown(Call call) {
        return ofCheck(Kind.TOO_LONG, "the answer of " + call + " grew to more than " + call.limits().bytes()
                + " bytes after it was given");
    }

    NotAcceptedException ofAnotherType(Call call, Type type, Object value) {
        // an honest mistake can only put elements of a wrong type into a list; other wrong types are forged
        return value instanceof List<?> && type instanceof ParameterizedType list
                ? ofCheck(Kind.THROWN, call + " gave a list with other elements than "
                        + list.getActualTypeArguments()[0].getTypeName().replaceAll("[a-z]+\\.", "")
                        + "\nis there a cast that the compiler can't check, or a List without a <type>?")
                : stopped(call, Termination.GARBLED, Optional.empty());
    }

    boolean isIterator(Call call) {
        return Arrays.stream(problem.contract().getMethods()).anyMatch(
                method -> method.getName().equals(call.method()) && method.getReturnType() == Iterator.class);
    }

    private static NotAcceptedException ofCheck(Kind kind, String message) {
        return new NotAcceptedException(kind, Scope.CHECK, message);
    }

    /** Describes what a call did instead of throwing a certain exception; empty if it threw the exception. */
    static Optional<String> insteadOf(Reply.ExceptionKind due, Reply reply) {
        return reply instanceof Reply.Threw threw
                ? Optional.of("threw " + described(threw)).filter(did -> threw.kind() != due)
                : Optional.of("returned " + described(((Reply.Returned) reply).value()));
    }

    static String described(Object value) {
        if (value instanceof int[] placement) {
            return "an array of length " + placement.length;
        }
        return value instanceof List<?> list ? "a list of length " + list.size() : String.valueOf(value);
    }

    static String described(Reply.Threw threw) {
        return threw.text() + threw.frames().stream().map("\n  at "::concat).collect(Collectors.joining());
    }
}
