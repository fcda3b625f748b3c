package nqueens.judge;

import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;

import nqueens.judge.Workers.Worker;
import nqueens.judge.limit.Budget;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Action;
import nqueens.problem.Ablation;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.Profile;
import nqueens.problem.Solver;
import nqueens.problem.Solver.ProfiledAnswer;
import nqueens.problem.Verdict;

/**
 * Calls the methods of a problem's contract, and returns valid replies; for an invalid reply, throws an exception with
 * the reason. Starts a new worker when the previous one has ended. If the machine prevents an answer, repeats the call
 * once in a new worker; a second failure is the judge's fault. If a method was too slow for n queens, it isn't called
 * again for n or more queens.
 */
final class Caller {

    private final Problem problem;
    private final CompiledSolver compiled;
    private final Budget budget;
    private final DoubleSupplier timeScale;
    private final Explanations explanations;
    private final Map<String, StoppedCall> tooSlow = new HashMap<>();
    private Worker worker;
    /** The part of the code that is cut out of the worker's classes; empty for the complete solver. */
    private Optional<Ablation.Cut> without = Optional.empty();
    private Duration cpu = Duration.ZERO;
    private String printed = "";
    private int kept;

    private record StoppedCall(Call call, NotAcceptedException exception) {
    }

    Caller(Problem problem, CompiledSolver compiled, Budget budget, DoubleSupplier timeScale) {
        this.problem = problem;
        this.compiled = compiled;
        this.budget = budget;
        this.timeScale = timeScale;
        this.explanations = new Explanations(problem);
    }

    static Request request(Action action, Call call, int number, int kept) {
        CallLimits limits = call.limits();
        return new Request(action, call.instance(), call.method(), call.arguments(), number, kept, limits.bytes(),
                limits.first(), limits.steps());
    }

    ProfiledAnswer call(Call call, Request request) {
        return answered(call, reply(call, request));
    }

    ProfiledAnswer callWithout(Ablation.Cut part, Call call) {
        return answered(call, validReply(Optional.of(part), call, request(Action.CALL_WITHOUT, call, 0, 0)));
    }

    private ProfiledAnswer answered(Call call, Execution<Reply> execution) {
        return new ProfiledAnswer(value(call, execution.answer().orElseThrow()), profile(execution));
    }

    Execution<Reply> reply(Call call, Request request) {
        StoppedCall earlier = tooSlow.get(call.method());
        if (earlier != null && earlier.call().n() <= call.n()) {
            throw earlier.exception();
        }
        try {
            return validReply(Optional.empty(), call, request);
        } catch (NotAcceptedException e) {
            // each call of a harness runs different code, so one slow call says nothing about the next
            if (problem.harness().isEmpty() && (e.fault().kind() == Kind.PRINTED
                    || e.fault().kind().verdict() == Verdict.TIME_LIMIT_EXCEEDED)) {
                tooSlow.put(call.method(), new StoppedCall(call, e));
            }
            throw e;
        }
    }

    private Execution<Reply> validReply(Optional<Ablation.Cut> part, Call call, Request request) {
        Execution<Reply> first = ask(part, request, call);
        Execution<Reply> execution = first.hasFailed() ? ask(part, request, call) : first;
        if (execution.termination().isPresent()) {
            throw stopped(call, execution);
        }
        Reply reply = execution.answer().orElseThrow();
        if (reply instanceof Reply.NoSolver noSolver) {
            throw new NotAcceptedException(Kind.REJECTED, Scope.PROBLEM, noSolver.reason());
        }
        if (reply instanceof Reply.TooLong tooLong) {
            throw explanations.tooLong(call, tooLong);
        }
        checkType(worker, call, problem.returnType(call), reply);
        return execution;
    }

    Execution<Reply> ask(Request request, Call call) {
        return ask(Optional.empty(), request, call);
    }

    private Execution<Reply> ask(Optional<Ablation.Cut> part, Request request, Call call) {
        if (worker == null || worker.ended()) {
            worker = null;
            printed = "";
            budget.check(timeScale);
            Execution<Worker> started = compiled.start();
            if (started.termination().isPresent()) {
                return Execution.stopped(started.termination().get());
            }
            worker = started.answer().orElseThrow();
            without = Optional.empty();
        }
        if (!without.equals(part)) {
            worker.load(compiled.classes(part));
            without = part;
        }
        return ask(worker, request, call);
    }

    private Execution<Reply> ask(Worker owner, Request request, Call call) {
        Execution<Reply> execution = budget.charged(timeScale, () -> owner.ask(request,
                () -> WorkerLimits.of(call.limits().cpuSeconds(), timeScale.getAsDouble())));
        cpu = cpu.plus(execution.cpu());
        printed = execution.printed();
        return execution;
    }

    private NotAcceptedException stopped(Call call, Execution<Reply> execution) {
        return explanations.stopped(call, execution.termination().orElseThrow(), profile(execution));
    }

    private Optional<Profile> profile(Execution<Reply> execution) {
        return execution.runs().map(runs -> compiled.blocks().profile(runs));
    }

    private void checkType(Worker owner, Call call, Type type, Reply reply) {
        if (reply instanceof Reply.Returned returned && !fits(type, returned.value())) {
            owner.close();
            throw explanations.ofAnotherType(call, type, returned.value());
        }
    }

    static boolean fits(Type type, Object value) {
        if (type instanceof ParameterizedType list) {
            Type element = list.getActualTypeArguments()[0];
            return value == null
                    || value instanceof List<?> elements && elements.stream().allMatch(each -> fits(element, each));
        }
        Class<?> plain = (Class<?>) type;
        return value == null ? !plain.isPrimitive()
                : MethodType.methodType(plain).wrap().returnType().isInstance(value);
    }

    private Object value(Call call, Reply reply) {
        if (reply instanceof Reply.Threw threw) {
            throw explanations.thrown(call, threw);
        }
        return ((Reply.Returned) reply).value();
    }

    int newNumber() {
        return ++kept;
    }

    Solver.LiveAnswer live(Call call, Object answer, int number) {
        return new KeptAnswer(this, call, problem.returnType(call), answer, number, worker);
    }

    Duration cpu() {
        return cpu;
    }

    String printed() {
        return printed;
    }

    void close() {
        if (worker != null) {
            worker.close();
        }
    }

    /** An answer whose arrays or iterator the worker keeps under a number. */
    private record KeptAnswer(Caller caller, Call call, Type type, Object answer, int number, Worker owner)
            implements Solver.LiveAnswer {

        @Override
        public Object answerNow() {
            return caller.value(call, lived(call, Action.ANSWER_NOW, 0, type));
        }

        @Override
        public Object argumentNow(int index) {
            return caller.value(call, asked(call, Action.ARGUMENT_NOW, index));
        }

        @Override
        public void overwrite() {
            caller.value(call, asked(call, Action.OVERWRITE, 0));
        }

        @Override
        public boolean hasNext() {
            Call asked = call.followedBy("hasNext()");
            return (Boolean) caller.value(asked, lived(asked, Action.HAS_NEXT, 0, boolean.class));
        }

        @Override
        public Solver.LiveAnswer next() {
            int next = caller.newNumber();
            Call asked = call.followedBy("next()");
            Object element = caller.value(asked, lived(asked, Action.NEXT, next, element()));
            return new KeptAnswer(caller, asked, element(), element, next, owner);
        }

        @Override
        public Optional<String> insteadOfEnd() {
            return Explanations.insteadOf(Reply.ExceptionKind.NO_ELEMENT,
                    lived(call.followedBy("next()"), Action.NEXT, 0, element()));
        }

        private Type element() {
            return ((ParameterizedType) type).getActualTypeArguments()[0];
        }

        private Reply lived(Call asked, Action action, int number, Type expected) {
            Reply reply = asked(asked, action, number);
            caller.checkType(owner, asked, expected, reply);
            return reply;
        }

        private Reply asked(Call asked, Action action, int with) {
            // if the machine failed in a later call, this worker was replaced, and the kept answer is lost
            Execution<Reply> execution = owner.ended() ? Execution.stopped(Termination.FAILED)
                    : caller.ask(owner, request(action, asked, with, number), asked);
            Reply reply = execution.answer().orElseThrow(() -> caller.stopped(asked, execution));
            if (reply instanceof Reply.TooLong || reply instanceof Reply.NoSolver) {
                throw Explanations.grown(call);
            }
            return reply;
        }
    }
}
