package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Answers;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Profile;
import nqueens.problem.Solver;
import nqueens.problem.Solver.LiveAnswer;

/** The checks that most contracts share: small boards, robustness, tables and large boards. */
final class SharedChecks {

    /** Limit of steps of the call that shows whether a solver accepts the largest n. */
    private static final long BEGUN = 100_000;
    private static final String ANY_ORDER = "calls in any order";
    /** Minimum of the {@code times} passed to {@link Solver#repeat}, which may end earlier. */
    private static final int TIMES = 1000;
    private static final int SEED = 29;

    private SharedChecks() {
    }

    /** Returns a call whose limit of steps is higher by half or more, so that a slow answer can be judged. */
    static Call beyondLimit(Call call) {
        CallLimits limits = call.limits();
        return call.within(limits.steps(Math.max(limits.steps() * 3 / 2, CallLimits.STANDARD.steps()))
                .advising(Sentences.of("counts.allowed", limits.steps(), limits.advice())));
    }

    /** Returns a fault if a call, made with the limits of {@link #beyondLimit}, exceeded its own limit of steps. */
    static Optional<Fault> tooManySteps(Solver solver, Call call) {
        long most = call.limits().steps();
        return solver.profile(call).map(Profile::steps).filter(steps -> steps > most)
                .map(steps -> new Fault(Kind.STEPS, Sentences.of("counts.steps", call, steps, steps / (double) most,
                        most), call.limits().advice()));
    }

    static List<Check> of(List<Case> small, List<Case> robust, Optional<Case> searched, List<Case> large) {
        return Stream.of(
                Stream.of(new Check("answers", "the right answer on small boards", searched.isPresent() ? 60 : 70,
                        small), new Check("robust", "bad n; nothing is changed or kept", 15, robust)),
                searched.stream().map(each -> new Check("approach", "no table", 10, List.of(each))),
                Stream.of(new Check("speed", "the right answer on larger boards, in time", 15, large)))
                .flatMap(checks -> checks).toList();
    }

    static List<Check> drill(IntFunction<Call> calls, IntFunction<Case> cases, int small, int large,
            Optional<Case> searched) {
        return of(each(1, small, cases), robust(calls, calls.apply(5), calls.apply(6),
                inAnyOrder(IntStream.rangeClosed(1, small).mapToObj(calls).toList())),
                searched, each(small + 1, large, cases));
    }

    /** Applies {@code each} to the boards in {@code sentences.properties}, given as n and pairs of numbers. */
    static <T> List<T> boards(String key, BiFunction<Integer, int[], T> each) {
        return Stream.of(Sentences.of("boards." + key).split(", ")).map(board -> {
            int[] numbers = Stream.of(board.split(" ")).mapToInt(Integer::parseInt).toArray();
            return each.apply(numbers[0], Arrays.copyOfRange(numbers, 1, numbers.length));
        }).toList();
    }

    static List<Case> each(int smallest, int largest, IntFunction<Case> cases) {
        return IntStream.rangeClosed(smallest, largest).mapToObj(cases).toList();
    }

    /** {@code asked} creates a call for an invalid n; {@code other} must not affect the answer of {@code found}. */
    static List<Case> robust(IntFunction<Call> asked, Call found, Call other, Case... others) {
        return robust(Stream.of(refused("n must be at least 1", List.of(0, -1), List.of(asked)),
                Stream.of(somethingFound(found), independent(found, other))).flatMap(cases -> cases), others);
    }

    static List<Case> robust(Stream<Case> refused, Case... others) {
        return Stream.concat(refused, Stream.of(others)).toList();
    }

    static Case somethingFound(Call call) {
        return solutionFound(call, answer -> !Answers.isEmpty(answer), "there is a solution");
    }

    static Stream<Case> refused(String rule, List<Integer> bad, List<IntFunction<Call>> methods) {
        return bad.stream().map(n -> refused(n, rule, methods.stream().map(method -> method.apply(n)).toList()));
    }

    static Case refused(int n, String rule, List<Call> calls) {
        String advice = rule + ": throw an IllegalArgumentException";
        return new Case("n = " + n + " is refused", solver -> Fault.first(calls, call -> {
            try {
                return solver.insteadOfRefusal(call.within(call.limits().advising(advice)))
                        .map(done -> new Fault(Kind.NOT_REFUSED, call + " " + done, advice));
            } catch (NotAcceptedException e) {
                throw new NotAcceptedException(e.fault().hinting(Hint.ANSWER), e.scope());
            }
        }));
    }

    /** Checks that a solver accepts the largest n. The limit of steps ends the call, so steps must be counted. */
    static Case allowed(Call largest, Call counted) {
        Call begun = largest.within(largest.limits().steps(BEGUN));
        return new Case("n = " + largest.n() + " is not refused", solver -> Solver.ifAnswered(() -> solver
                .profile(counted).filter(profile -> solver.insteadOfRefusal(begun).isEmpty())
                .map(profile -> new Fault(Kind.THROWN, largest + " threw an IllegalArgumentException",
                        Sentences.of("robust.allowed", largest.n())).hinting(Hint.ANSWER))));
    }

    /** Checks that a call finds a solution: an empty answer can't show whether an array is shared or kept. */
    static Case solutionFound(Call call, Predicate<Object> isFound, String known) {
        return new Case("there is something to compare", solver -> Fault.unless(isFound.test(solver.answer(call)),
                Kind.MISSING, call + " gave no valid solution, so there is nothing to compare", known));
    }

    /** Checks that calls don't depend on each other, also on a second instance. */
    static Case independent(Call... calls) {
        return new Case("calls don't depend on each other", solver -> Fault.first(List.of(calls), call -> {
            Call next = calls[(List.of(calls).indexOf(call) + 1) % calls.length];
            return repeated(solver, call, next).or(() -> changed(solver, call, next));
        }));
    }

    static Optional<Fault> repeated(Solver solver, Call call, Call next) {
        return Fault.first(List.of("again", "a third time"), time -> other(solver, call, call, " called " + time))
                .or(() -> other(solver, next, next, " after " + call))
                .or(() -> other(solver, call, call, " after " + next))
                .or(() -> other(solver, next, next.ofSecondInstance(), " of a second instance"))
                .or(() -> other(solver, call, call, " of the first instance, after the second's"));
    }

    static Case seeded(Call call, String what) {
        return new Case("the same seed gives the same " + what, solver -> Fault.first(
                Arrays.asList(solver.answer(call), solver.liveAnswer(call).answer(), solver.profiled(call).answer()),
                again -> Fault.unless(Objects.deepEquals(solver.answer(call), again), Kind.DEPENDENT,
                        call + " called again gave another " + what + " than at first",
                        Sentences.of("robust.seeded", what))));
    }

    static Optional<Fault> alike(Solver solver, Call call, Call other, String rule) {
        Object answer = solver.answer(call);
        return Fault.unless(!Objects.deepEquals(answer, solver.answer(other)), Kind.REPEATED, other
                + " gave the same as " + call + ", " + Answers.format(answer), rule);
    }

    /** Returns a fault if the next call changes an answer, or if writing to an answer changes later answers. */
    static Optional<Fault> changed(Solver solver, Call call, Call next) {
        LiveAnswer kept = solver.liveAnswer(call);
        solver.liveAnswer(next);
        Object now = kept.answerNow();
        return Answers.difference(kept.answer(), now).map(change -> new Fault(Kind.DEPENDENT,
                "the answer of " + call + " changed when " + next + " was called: " + change,
                Sentences.of(now instanceof List<?> ? "robust.lists" : "robust.arrays"))).or(() -> {
                    kept.overwrite();
                    return Fault.first(List.of(call, call.ofSecondInstance()), again ->
                            Answers.difference(kept.answer(), solver.liveAnswer(again).answer())
                            .map(change -> new Fault(Kind.DEPENDENT,
                                    Sentences.of("robust.owned", call), Sentences.of("robust.arrays"))));
                });
    }

    static Case unchanged(List<Call> calls) {
        return new Case("an argument stays as it was", solver -> Fault.first(calls, call -> Fault.unless(
                Objects.deepEquals(call.arguments().get(1), solver.liveAnswer(call).argumentNow(1)), Kind.DEPENDENT,
                call + " changed the array that it was given", Sentences.of("robust.argument"))));
    }

    private static Optional<Fault> other(Solver solver, Call first, Call again, String when) {
        return other(solver.answer(first), solver.liveAnswer(again).answer(), first + when);
    }

    private static Optional<Fault> other(Object before, Object now, String what) {
        return Answers.difference(before, now).map(change ->
                new Fault(Kind.DEPENDENT, what + " gave " + change, Sentences.of("robust.kept")));
    }

    /** Calls two instances in a shuffled order: equal calls must give equal answers, and none may change another. */
    static Case inAnyOrder(List<Call> calls) {
        return new Case(ANY_ORDER, solver -> {
            List<GivenAnswer> kept = shuffledCalls(solver, solver::liveAnswer, calls.stream().filter(call ->
                    Solver.ifAnswered(() -> Optional.of(solver.profiled(call))).isPresent()).toList());
            return Fault.first(kept, GivenAnswer::changed).or(() -> Fault.first(kept, each -> other(
                    solver.answer(each.call), each.answer.answer(), each.call + " after many other calls")));
        });
    }

    /** Shuffles calls that have several right answers; checks only that no call changes an earlier answer. */
    static Case inAnyOrder(Function<Solver, Function<Call, LiveAnswer>> asking, List<Call> calls) {
        return new Case(ANY_ORDER, solver -> Fault.first(shuffledCalls(solver, asking.apply(solver), calls),
                GivenAnswer::changed));
    }

    /** A kept answer; {@code left} is the answer as the caller left it, perhaps overwritten. */
    private record GivenAnswer(Call call, LiveAnswer answer, Object left) {

        static GivenAnswer overwritten(Call call, LiveAnswer answer) {
            answer.overwrite();
            return new GivenAnswer(call, answer, answer.answerNow());
        }

        Optional<Fault> changed() {
            String how = left == answer.answer() ? "" : ", which the caller had overwritten,";
            return Answers.difference(left, answer.answerNow()).map(change -> new Fault(Kind.DEPENDENT,
                    Sentences.of("robust.later", call, how, change), Sentences.of("robust.own")));
        }
    }

    /**
     * Makes calls in a shuffled order, which is the same in each run, and returns the answers. Neither later calls nor
     * writing into other answers may change an answer. Meanwhile, the solvers are also called with
     * n = 0, and each call is repeated many times, so that a solver that reuses arrays reuses each of them.
     */
    private static List<GivenAnswer> shuffledCalls(Solver solver, Function<Call, LiveAnswer> asking,
            List<Call> choice) {
        Random random = new Random(SEED);
        List<GivenAnswer> kept = new ArrayList<>();
        byTurns(choice, random).forEach(call -> kept.add(GivenAnswer.overwritten(call, asking.apply(call))));
        Iterator<Call> overwritten = byTurns(choice, random).iterator();
        Iterator<Call> others = byTurns(choice, random).iterator();
        for (Call repeated : byTurns(choice, random)) {
            Call next = overwritten.next();
            kept.add(GivenAnswer.overwritten(next, asking.apply(next)));
            Call other = others.next();
            LiveAnswer answer = asking.apply(other);
            kept.add(new GivenAnswer(other, answer, answer.answer()));
            solver.repeat(repeated, TIMES + random.nextInt(TIMES));
            Object[] refused = repeated.arguments().toArray();
            refused[0] = 0;
            solver.insteadOfRefusal(Call.of(repeated.method(), refused));
        }
        return kept;
    }

    /** Returns shuffled calls of both solvers in turn, so that each solver runs between calls of the other. */
    private static List<Call> byTurns(List<Call> choice, Random random) {
        List<Call> ofFirst = new ArrayList<>(choice);
        Collections.shuffle(ofFirst, random);
        List<Call> ofSecond = new ArrayList<>(choice);
        Collections.shuffle(ofSecond, random);
        return IntStream.range(0, choice.size()).boxed()
                .flatMap(i -> Stream.of(ofFirst.get(i), ofSecond.get(i).ofSecondInstance())).toList();
    }
}
