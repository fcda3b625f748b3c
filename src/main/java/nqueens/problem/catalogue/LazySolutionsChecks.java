package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import nqueens.board.Answers;
import nqueens.board.KnownCounts;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.SearchBounds;
import nqueens.problem.SolutionList;
import nqueens.problem.Solver;
import nqueens.problem.Solver.LiveAnswer;
import nqueens.problem.Verdict;

/** The checks of producing solutions one at a time; the contract is {@link nqueens.LazySolutions}. */
final class LazySolutionsChecks {

    private static final int SMALL = 8;
    private static final int MEDIUM = 9;
    private static final int LARGE = 20;
    private static final int FIRST = 3;
    /** A solution for n = 20 must take at least the steps of a solution for n = 10, divided by this number. */
    private static final int LEAST_OF_LARGE = 4;
    /** The number of iterators to open: more than the number of threads that a submission may have. */
    private static final int ITERATORS = 300;
    /**
     * Maximum number of steps of three solutions for n = 20. A row-by-row search from left to right places 199,635
     * queens before the first solution. Three solutions take 39 million steps with bits, 115 million with flags, 1,161
     * million on a board, and 1,961 million with a stack of unfinished boards stored as lists.
     */
    private static final long MOST_STEPS_OF_THREE = 8_000_000_000L;
    /** Maximum CPU time in seconds: enough to run and count the maximum steps, even on a busy machine. */
    private static final int MOST_SECONDS = 15;

    static final Call SPEED = Call.of("solutions", LARGE)
            .within(CallLimits.STANDARD.steps(MOST_STEPS_OF_THREE).seconds(MOST_SECONDS).taking(FIRST)
                    .advising(Sentences.of("lazy.speed")));

    private static final Call FIVE = solutions(5);

    private LazySolutionsChecks() {
    }

    static List<Check> all() {
        CallSeries all = new CallSeries(LazySolutionsChecks::whole, LazySolutionsChecks::notAll);
        return List.of(
                new Check("complete", "all the solutions, none twice, n up to " + SMALL, 25,
                        SharedChecks.each(1, SMALL, n -> new Case("n = " + n,
                                solver -> all.explained(solver, n)))),
                new Check("protocol", "hasNext and next in any order, and at the end", 20, List.of(
                        taking("hasNext changes nothing", "lazy.asked", LazySolutionsChecks::askedAgain),
                        taking("next needs no hasNext", "lazy.unasked", (iterator, taken) -> {
                            while (taken.size() < KnownCounts.solutions(FIVE.n())) {
                                taken.add(iterator.next().answer());
                            }
                            return Optional.empty();
                        }),
                        new Case("next throws at the end", LazySolutionsChecks::atTheEnd))),
                new Check("robust", "bad n; nothing is shared or kept", 20, robust()),
                new Check("one-at-a-time", "each solution is searched for when asked for", 20, Stream.concat(
                        LazySteps.cases().stream(), Stream.of(new Case(ITERATORS + " iterators at once",
                                LazySolutionsChecks::crowd))).toList()),
                new Check("speed", "the first of n = " + LARGE + " in time", 15, List.of(
                        new Case(SPEED, LazySolutionsChecks::speed))));
    }

    static Call solutions(int n) {
        return Call.of("solutions", n);
    }

    static Call taking(int n, int first) {
        Call call = solutions(n);
        return call.within(call.limits().taking(first));
    }

    /** Returns a call that takes all solutions, or about twice that number if an iterator doesn't end. */
    private static Call whole(int n) {
        return taking(n, (int) KnownCounts.solutions(n) * 2 + 2);
    }

    static Optional<Fault> notAll(Call call, Object answer) {
        return none(call, answer).or(() -> SolutionList.answerTo(call, answer).wrong());
    }

    /** Checks the solutions that a call takes from a board with many more; no solution may occur twice. */
    static Optional<Fault> wrong(Call call, Object answer) {
        return none(call, answer).or(() -> {
            SolutionList list = SolutionList.answerTo(call, answer);
            int found = list.placements().size();
            return list.invalid().or(list::repeated).or(() -> Fault.unless(found == call.limits().first(),
                    Kind.MISSING, call + " gave " + found + " of its solutions, and then ended",
                    "there are many more"));
        });
    }

    private static Optional<Fault> none(Call call, Object answer) {
        return Fault.unless(answer != null, Kind.NULL, call + " gave null", Sentences.of("lazy.null"));
    }

    private static LiveAnswer iterator(Solver solver, Call call) {
        LiveAnswer iterator = solver.liveAnswer(call);
        none(call, iterator.answer()).ifPresent(fault -> {
            throw new NotAcceptedException(fault.kind(), NotAcceptedException.Scope.CHECK, fault.toString());
        });
        return iterator;
    }

    private static LiveAnswer taken(LiveAnswer iterator, Call call) {
        if (!iterator.hasNext()) {
            throw new NotAcceptedException(Kind.MISSING, NotAcceptedException.Scope.CHECK,
                    "hasNext() of " + call + " gave false before its last solution");
        }
        return iterator.next();
    }

    /** Returns a case with an unusual order of calls on a small board; {@code key} identifies the broken rule. */
    private static Case taking(String name, String key, BiFunction<LiveAnswer, List<Object>, Optional<Fault>> way) {
        return new Case(name, solver -> {
            LiveAnswer iterator = iterator(solver, FIVE);
            List<Object> taken = new ArrayList<>();
            return told(() -> way.apply(iterator, taken).or(() -> notAll(FIVE, taken)), key);
        });
    }

    private static Optional<Fault> askedAgain(LiveAnswer iterator, List<Object> taken) {
        while (iterator.hasNext() && taken.size() <= KnownCounts.solutions(FIVE.n())) {
            if (!iterator.hasNext() || !iterator.hasNext()) {
                return Optional.of(new Fault(Kind.DEPENDENT, "hasNext() of " + FIVE + " gave true, and then false",
                        ""));
            }
            taken.add(iterator.next().answer());
        }
        return Optional.empty();
    }

    private static Optional<Fault> atTheEnd(Solver solver) {
        return Fault.first(List.of(solutions(3), solutions(4)), call -> {
            LiveAnswer iterator = iterator(solver, call);
            for (int taken = 0; taken < KnownCounts.solutions(call.n()); taken++) {
                taken(iterator, call);
            }
            return ended(call, iterator)
                    .or(() -> Fault.unless(!iterator.hasNext(), Kind.DEPENDENT, "hasNext() of " + call
                            + " gave true after its last solution", "at the end it gives false, however often"))
                    .or(() -> ended(call, iterator));
        });
    }

    private static Optional<Fault> ended(Call call, LiveAnswer iterator) {
        return iterator.insteadOfEnd().map(done -> new Fault(Kind.NOT_REFUSED, "next() of " + call
                + " after its last solution " + done, "at the end next() throws a NoSuchElementException"));
    }

    private static List<Case> robust() {
        return SharedChecks.robust(SharedChecks.refused(Sentences.of("lazy.refused"), List.of(0, -1, Integer.MIN_VALUE),
                        List.of(LazySolutionsChecks::solutions)),
                SharedChecks.somethingFound(whole(6)),
                new Case("iterators don't disturb each other", LazySolutionsChecks::together),
                new Case("solutions stay as they were", solver -> Fault.first(List.of(5, SMALL, MEDIUM),
                        n -> kept(solver, solutions(n)))),
                taking("arrays are the caller's own", "lazy.kept", (iterator, taken) -> {
                    while (taken.size() < KnownCounts.solutions(FIVE.n())) {
                        LiveAnswer next = taken(iterator, FIVE);
                        taken.add(next.answer());
                        next.overwrite();
                    }
                    return Optional.empty();
                }),
                new Case("a second call answers the same", solver -> Fault.first(List.of(whole(6), whole(5)),
                        call -> SharedChecks.repeated(solver, call, whole(7)))),
                SharedChecks.inAnyOrder(LazySolutionsChecks::byTurns, List.of(whole(1), whole(4), whole(5), whole(6),
                        whole(7), whole(SMALL), whole(MEDIUM))));
    }

    /** Returns a function that takes the next solution of an iterator, or of a new iterator if that one has ended. */
    private static Function<Call, LiveAnswer> byTurns(Solver solver) {
        Map<Call, LiveAnswer> iterators = new HashMap<>();
        return each -> {
            Call call = each.within(each.limits().taking(0));
            LiveAnswer iterator = iterators.computeIfAbsent(call, fresh -> iterator(solver, fresh));
            if (!iterator.hasNext()) {
                iterator = iterator(solver, call);
                iterators.put(call, iterator);
            }
            return taken(iterator, call);
        };
    }

    private static Optional<Fault> together(Solver solver) {
        List<Call> calls = List.of(solutions(6), FIVE, solutions(6).ofSecondInstance(), solutions(6));
        List<Integer> turns = List.of(0, 1, 2, 3);
        return told(() -> {
            List<LiveAnswer> iterators = calls.stream().map(call -> iterator(solver, call)).toList();
            List<List<Object>> taken = calls.stream().map(call -> (List<Object>) new ArrayList<>()).toList();
            for (int round = 0; round <= KnownCounts.solutions(5); round++) {
                turns.stream().filter(i -> iterators.get(i).hasNext())
                        .forEach(i -> taken.get(i).add(iterators.get(i).next().answer()));
            }
            return Fault.first(turns, i -> notAll(calls.get(i), taken.get(i)));
        }, "lazy.by-turns");
    }

    private static Optional<Fault> kept(Solver solver, Call call) {
        return told(() -> {
            LiveAnswer iterator = iterator(solver, call);
            List<LiveAnswer> all = LongStream.range(0, KnownCounts.solutions(Math.min(SMALL, call.n())))
                    .mapToObj(i -> taken(iterator, call)).toList();
            return Fault.first(all, each -> Fault.unless(Objects.deepEquals(each.answer(), each.answerNow()),
                    Kind.DEPENDENT, Sentences.of("lazy.changed", all.indexOf(each) + 1, Answers.format(each.answer()),
                            Answers.format(each.answerNow())), ""));
        }, "lazy.stay", call);
    }

    private static Optional<Fault> told(Supplier<Optional<Fault>> taking, String key, Object... values) {
        Optional<Fault> fault;
        try {
            fault = taking.get();
        } catch (NotAcceptedException e) {
            if (e.fault().kind().verdict() != Verdict.RUNTIME_ERROR) {
                throw e;
            }
            fault = Optional.of(e.fault());
        }
        return fault.map(found -> new Fault(Kind.DEPENDENT, Sentences.of(key, values) + ":\n" + found.finding(),
                found.drawing(), Sentences.of(key + ".rule")));
    }

    private static Optional<Fault> speed(Solver solver) {
        return wrong(SPEED, solver.profiled(SPEED).answer()).or(() ->
                SearchBounds.table(solver, SPEED, LazySteps.ofSome(solver, FIRST) / LEAST_OF_LARGE));
    }

    private static Optional<Fault> crowd(Solver solver) {
        List<LiveAnswer> iterators = IntStream.range(0, ITERATORS)
                .mapToObj(i -> iterator(solver, solutions(SMALL))).toList();
        return Fault.first(iterators, iterator -> {
            int[] first = (int[]) taken(iterator, solutions(SMALL)).answer();
            return Fault.ofPlacement("the first of " + solutions(SMALL) + " is " + Answers.format(first), SMALL, first);
        });
    }
}
