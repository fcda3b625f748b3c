package nqueens.judge;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Termination;
import nqueens.judge.meter.Blocks;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Executed;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/**
 * Makes calls of a problem's contract, and returns the replies that count; throws the reason if one doesn't. A call
 * that was too much for a small board isn't made for a larger one.
 */
final class Caller {

    private static final Map<Type, Class<?>> BOXES = Map.of(int.class, Integer.class, long.class, Long.class,
            boolean.class, Boolean.class, double.class, Double.class);

    private final Problem problem;
    private final WorkerSession session;
    private final Supplier<Blocks> blocks;
    private final Explanations explanations;
    /** For each method, the last call that took too long, or printed too much. */
    private final Map<String, StoppedCall> tooSlow = new HashMap<>();

    /** A call that took too long, or printed too much, with its message. */
    private record StoppedCall(Call call, NotAcceptedException exception) {
    }

    /** A reply that counts, with its counts, if any. */
    record Heard(Reply reply, Optional<Executed> executed) {
    }

    /** Creates a caller; {@code blocks} says what the counters of the solver's classes count. */
    Caller(Problem problem, WorkerSession session, Supplier<Blocks> blocks) {
        this.problem = problem;
        this.session = session;
        this.blocks = blocks;
        this.explanations = new Explanations(problem);
    }

    /** Makes a call. */
    Heard call(Call call, Request request) {
        StoppedCall earlier = tooSlow.get(call.method());
        if (earlier != null && earlier.call().size() <= call.size()) {
            throw earlier.exception();
        }
        Execution<Reply> execution = session.ask(request, call.allowance());
        if (execution.termination().isPresent()) {
            NotAcceptedException exception = stopped(call, execution);
            // a harness runs something else with each call
            if (problem.harness().isEmpty() && (exception.kind() == Kind.PRINTED
                    || exception.kind().verdict() == Verdict.TIME_LIMIT_EXCEEDED)) {
                tooSlow.put(call.method(), new StoppedCall(call, exception));
            }
            throw exception;
        }
        Reply reply = execution.answer().orElseThrow();
        if (reply instanceof Reply.NoSolver noSolver) {
            throw explanations.noSolver(noSolver);
        }
        if (reply instanceof Reply.TooLong tooLong) {
            throw explanations.tooLong(call, tooLong);
        }
        checkType(session.worker(), call, problem.returns(call), reply);
        return new Heard(reply, executed(execution));
    }

    /** Makes a call of a method of an answer that its worker keeps. */
    Reply callLater(Worker owner, Call call, Request request, Allowance allowance) {
        // the worker may have ended because a later call was tried again with another: that is nobody's mistake
        Execution<Reply> execution = owner.ended() ? Execution.stopped(Termination.FAILED)
                : session.ask(owner, request, allowance);
        return execution.answer().orElseThrow(() -> stopped(call, execution));
    }

    private NotAcceptedException stopped(Call call, Execution<Reply> execution) {
        return explanations.stopped(call, execution.termination().orElseThrow(), executed(execution));
    }

    private Optional<Executed> executed(Execution<Reply> execution) {
        return execution.runs().map(runs -> blocks.get().executed(runs));
    }

    /** Makes sure that a returned value is of its type; a worker that returns something else isn't asked again. */
    void checkType(Worker owner, Call call, Type type, Reply reply) {
        if (reply instanceof Reply.Returned returned && !fits(type, returned.value())) {
            owner.close();
            throw explanations.ofAnotherType(call, type, returned.value());
        }
    }

    /**
     * {@return whether a value fits a method's generic return type, down to the elements of lists} The type is a
     * primitive one, a class, or a list or iterator of such; null fits all but primitive types.
     */
    static boolean fits(Type type, Object value) {
        if (BOXES.containsKey(type)) {
            return BOXES.get(type).isInstance(value);
        }
        if (value == null) {
            return true;
        }
        if (type instanceof ParameterizedType list) {
            Type element = list.getActualTypeArguments()[0];
            return value instanceof List<?> elements && elements.stream().allMatch(each -> fits(element, each));
        }
        return ((Class<?>) type).isInstance(value);
    }

    /** Returns the value; throws the reason if the call threw. */
    Object value(Call call, Reply reply) {
        if (reply instanceof Reply.Threw threw) {
            throw thrown(call, threw);
        }
        return ((Reply.Returned) reply).value();
    }

    /** Gives the reason why a call that threw isn't accepted. */
    NotAcceptedException thrown(Call call, Reply.Threw threw) {
        return explanations.thrown(call, threw,
                threw.kind() == Reply.ExceptionKind.NOT_STARTED ? scopeOfStub(call) : Scope.CHECK);
    }

    /** A stub is untouched if the problem's other methods, where it has any, are stubs too. */
    private Scope scopeOfStub(Call call) {
        return problem.samples().stream().filter(other -> !other.method().equals(call.method()))
                .allMatch(this::isStub) ? Scope.PROBLEM : Scope.CHECK;
    }

    private boolean isStub(Call call) {
        try {
            return call(call, WorkerSession.request(Request.Action.CALL, call, 0)).reply() instanceof Reply.Threw threw
                    && threw.kind() == Reply.ExceptionKind.NOT_STARTED;
        } catch (NotAcceptedException e) {
            return false;
        }
    }
}
