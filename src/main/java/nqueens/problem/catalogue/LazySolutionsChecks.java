package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.KnownCounts;
import nqueens.problem.Allowance;
import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.PlacementFault;
import nqueens.problem.Search;
import nqueens.problem.SolutionList;
import nqueens.problem.Solver;
import nqueens.problem.Solver.LiveAnswer;
import nqueens.problem.Verdict;

/**
 * The checks of the exercise whose contract is {@link nqueens.LazySolutions}.
 */
final class LazySolutionsChecks {

    private static final int SMALL = 8;
    private static final int LARGE = 20;
    /** The number of solutions taken for n = 20. */
    private static final int FIRST = 3;
    /** A solution for n = 20 takes at least one part in this many of the steps of one for n = 10. */
    private static final int LEAST_OF_LARGE = 4;
    /** More than the threads that a submission may have. */
    private static final int ITERATORS = 300;
    /**
     * The most steps of three solutions for n = 20. The first one comes after 199,635 queens, placed row by row and
     * from left to right. Three take 39 million steps with bits, 115 with flags, 1,161 on a board, and 1,961 with a
     * stack of all boards begun, as lists.
     */
    private static final long MOST_STEPS = 8_000_000_000L;
    /** CPU seconds that are enough with steps counted, even on a busy machine. */
    private static final int MOST_SECONDS = 15;

    /** The call that must be fast. */
    static final Call SPEED = Call.of("solutions", LARGE)
            .within(Allowance.STANDARD.steps(MOST_STEPS).seconds(MOST_SECONDS).taking(FIRST).advising(
                    "search no further than asked, skip a square at once if a queen above attacks it, and"
                            + " compare only the new queen with those above"));

    private LazySolutionsChecks() {
    }

    static List<Check> all() {
        Series all = new Series(LazySolutionsChecks::whole, LazySolutionsChecks::notAll);
        return List.of(
                new Check("complete", "all the solutions, none twice, n up to " + SMALL, 25,
                        StandardChecks.each(1, SMALL, n -> new Case("n = " + n,
                                solver -> all.explained(solver, n)))),
                new Check("protocol", "hasNext and next in any order, and at the end", 20, List.of(
                        new Case("hasNext changes nothing", LazySolutionsChecks::askedAgain),
                        new Case("next needs no hasNext", LazySolutionsChecks::unasked),
                        new Case("next throws at the end", LazySolutionsChecks::atTheEnd))),
                new Check("robust", "bad n; nothing is shared or kept", 20, robust()),
                new Check("one-at-a-time", "each solution is searched for when asked for", 20, Stream.concat(
                        LazySteps.cases().stream(), Stream.of(new Case(ITERATORS + " iterators at once",
                                LazySolutionsChecks::crowd))).toList()),
                new Check("speed", "the first of n = " + LARGE + " in time", 15, List.of(
                        new Case(SPEED.toString(), LazySolutionsChecks::speed))));
    }

    static Call solutions(int n) {
        return Call.of("solutions", n);
    }

    static Call taking(int n, int first) {
        Call call = solutions(n);
        return call.within(call.allowance().taking(first));
    }

    /** Takes all solutions, and a few more if an iterator doesn't end. */
    private static Call whole(int n) {
        return taking(n, (int) KnownCounts.of(n) * 2 + 2);
    }

    static Optional<Fault> notAll(Call call, Object answer) {
        return none(call, answer).or(() -> SolutionList.answerTo(call, answer).wrong());
    }

    /** Takes some solutions of a board too large to take all; none may come twice. */
    private static Optional<Fault> wrong(Call call, Object answer) {
        return none(call, answer).or(() -> {
            SolutionList list = SolutionList.answerTo(call, answer);
            return list.invalid().or(list::repeated).or(() -> list.size() == call.allowance().first()
                    ? Optional.empty() : Optional.of(new Fault(Kind.MISSING, call + " gave " + list.size()
                            + " of its solutions, and then ended", "there are many more")));
        });
    }

    private static Optional<Fault> none(Call call, Object answer) {
        return answer != null ? Optional.empty() : Optional.of(new Fault(Kind.NULL, call + " gave null",
                "where there is no solution the iterator is at its end, never null"));
    }

    private static LiveAnswer iterator(Solver solver, Call call) {
        LiveAnswer iterator = solver.ask(call);
        none(call, iterator.answer()).ifPresent(fault -> {
            throw new NotAcceptedException(fault.kind(), NotAcceptedException.Scope.CHECK, fault.toString());
        });
        return iterator;
    }

    /**
     * The next solution, where there must be one; only {@code protocol} tests {@code next()} without {@code hasNext()}.
     */
    private static LiveAnswer taken(LiveAnswer iterator, Call call) {
        if (!iterator.hasNext()) {
            throw new NotAcceptedException(Kind.MISSING, NotAcceptedException.Scope.CHECK,
                    "hasNext() of " + call + " gave false before its last solution");
        }
        return iterator.next();
    }

    private static Optional<Fault> askedAgain(Solver solver) {
        Call call = solutions(5);
        LiveAnswer iterator = iterator(solver, call);
        return told(() -> {
            List<Object> taken = new ArrayList<>();
            while (iterator.hasNext() && taken.size() <= KnownCounts.of(call.n())) {
                if (!iterator.hasNext() || !iterator.hasNext()) {
                    return Optional.of(new Fault(Kind.DEPENDENT, "hasNext() of " + call + " gave true, and then false",
                            ""));
                }
                taken.add(iterator.next().answer());
            }
            return notAll(call, taken);
        }, "hasNext() was called three times before each next()",
                "hasNext() only tells whether there is another solution; next() alone goes on to it");
    }

    private static Optional<Fault> unasked(Solver solver) {
        Call call = solutions(5);
        LiveAnswer iterator = iterator(solver, call);
        return told(() -> {
            List<Object> taken = new ArrayList<>();
            while (taken.size() < KnownCounts.of(call.n())) {
                taken.add(iterator.next().answer());
            }
            return notAll(call, taken);
        }, "next() was called alone, without hasNext()",
                "next() has to search by itself, whether hasNext() was called or not");
    }

    private static Optional<Fault> atTheEnd(Solver solver) {
        return Stream.of(3, 4).flatMap(n -> {
            Call call = solutions(n);
            LiveAnswer iterator = iterator(solver, call);
            for (int taken = 0; taken < KnownCounts.of(n); taken++) {
                taken(iterator, call);
            }
            return Stream.<Supplier<Optional<Fault>>>of(() -> ended(call, iterator),
                    () -> iterator.hasNext() ? Optional.of(new Fault(Kind.DEPENDENT, "hasNext() of " + call
                            + " gave true after its last solution", "at the end it gives false, however often"))
                            : Optional.empty(),
                    () -> ended(call, iterator)).flatMap(each -> each.get().stream());
        }).findFirst();
    }

    private static Optional<Fault> ended(Call call, LiveAnswer iterator) {
        return iterator.unlessAtItsEnd().map(done -> new Fault(Kind.NOT_REFUSED, "next() of " + call
                + " after its last solution " + done, "at the end next() throws a NoSuchElementException"));
    }

    private static List<Case> robust() {
        return Stream.concat(
                Robust.refused("n must be at least 1, and solutions itself says so, before anybody asks the iterator",
                        List.of(0, -1, Integer.MIN_VALUE), List.of(LazySolutionsChecks::solutions)),
                Stream.of(
                        StandardChecks.somethingFound(whole(6)),
                        new Case("iterators don't disturb each other", LazySolutionsChecks::together),
                        new Case("arrays are the caller's own", LazySolutionsChecks::owned),
                        Robust.mixed(List.of(whole(7)), whole(6), whole(5)),
                        Robust.secondInstance(List.of(whole(6)), whole(5)),
                        AnyOrder.asking(LazySolutionsChecks::byTurns, whole(1), whole(4), whole(5), whole(6),
                                whole(7), whole(SMALL))))
                .toList();
    }

    /** Takes the next solution of an iterator, or of a new one if that has no more. */
    private static Function<Call, LiveAnswer> byTurns(Solver solver) {
        Map<Call, LiveAnswer> iterators = new HashMap<>();
        return each -> {
            Call call = each.within(each.allowance().taking(0));
            LiveAnswer iterator = iterators.computeIfAbsent(call, fresh -> iterator(solver, fresh));
            if (!iterator.hasNext()) {
                iterator = iterator(solver, call);
                iterators.put(call, iterator);
            }
            return taken(iterator, call);
        };
    }

    private static Optional<Fault> together(Solver solver) {
        List<Call> calls = List.of(solutions(6), solutions(5), solutions(6).ofSecondInstance(), solutions(6));
        return told(() -> {
            List<LiveAnswer> iterators = calls.stream().map(call -> iterator(solver, call)).toList();
            List<List<Object>> taken = calls.stream().map(call -> (List<Object>) new ArrayList<>()).toList();
            for (int round = 0; round <= KnownCounts.of(5); round++) {
                for (int i = 0; i < calls.size(); i++) {
                    if (iterators.get(i).hasNext()) {
                        taken.get(i).add(iterators.get(i).next().answer());
                    }
                }
            }
            return IntStream.range(0, calls.size()).mapToObj(i -> notAll(calls.get(i), taken.get(i)))
                    .flatMap(Optional::stream).findFirst();
        }, "four iterators were used by turns", "is something shared by them: a static field, or one of the solver?"
                + " each iterator needs arrays of its own");
    }

    private static Optional<Fault> owned(Solver solver) {
        Call call = solutions(5);
        LiveAnswer iterator = iterator(solver, call);
        return told(() -> {
            List<Object> taken = new ArrayList<>();
            LiveAnswer last = taken(iterator, call);
            taken.add(last.answer());
            while (taken.size() < KnownCounts.of(call.n())) {
                LiveAnswer next = taken(iterator, call);
                if (!Answers.areEqual(last.answer(), last.answerNow())) {
                    return Optional.of(new Fault(Kind.DEPENDENT, "solution " + taken.size() + " was "
                            + PlacementFault.text((int[]) last.answer()) + ", and is "
                            + PlacementFault.text((int[]) last.answerNow()) + " after another next()", ""));
                }
                last.overwrite();
                last = next;
                taken.add(last.answer());
            }
            return notAll(call, taken);
        }, "the solutions of " + call + " were kept by the caller, and then overwritten",
                "give a copy of the array that you search with");
    }

    /** The fault of solutions taken in an unusual order of calls, or the exception thrown instead. */
    private static Optional<Fault> told(Supplier<Optional<Fault>> taking, String what, String rule) {
        Optional<Fault> fault;
        try {
            fault = taking.get();
        } catch (NotAcceptedException e) {
            if (e.kind().verdict() != Verdict.RUNTIME_ERROR) {
                throw e;
            }
            fault = Optional.of(e.fault());
        }
        return fault.map(found -> new Fault(Kind.DEPENDENT, what + ":\n" + found.finding(), found.drawing(), rule));
    }

    /** Checks solutions of the large board, and that each takes its share of the steps for the middle board. */
    private static Optional<Fault> speed(Solver solver) {
        return wrong(SPEED, solver.measured(SPEED).answer()).or(() ->
                Search.table(solver, SPEED, LazySteps.ofSome(solver, FIRST) / LEAST_OF_LARGE));
    }

    private static Optional<Fault> crowd(Solver solver) {
        List<LiveAnswer> iterators = IntStream.range(0, ITERATORS)
                .mapToObj(i -> iterator(solver, solutions(SMALL))).toList();
        return iterators.stream().map(iterator -> taken(iterator, solutions(SMALL)).answer())
                .flatMap(each -> PlacementFault.of("the first of " + solutions(SMALL) + " is "
                        + PlacementFault.text((int[]) each), SMALL, (int[]) each).stream()).findFirst();
    }
}
