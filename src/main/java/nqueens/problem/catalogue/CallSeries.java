package nqueens.problem.catalogue;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import nqueens.board.Answers;
import nqueens.board.KnownCounts;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Operation;
import nqueens.problem.SolutionList;
import nqueens.problem.Solver;
import nqueens.problem.Verdict;

/**
 * Judges the calls of one method for n = 1, 2, 3 and so on. Names the mistake behind a wrong answer, if the answers for
 * other n prove the mistake or almost prove it.
 */
record CallSeries(IntFunction<Call> calls, BiFunction<Call, Object, Optional<Fault>> wrong,
        Optional<Miscounts> miscounts) {

    private static final int SEVERAL = 4;
    /** The number of solutions for n = 5 with the first queen in the middle column. */
    private static final int IN_THE_MIDDLE = 2;
    /** An n that is large enough to reveal most mistakes of a search. */
    private static final int LARGE = 7;

    CallSeries(IntFunction<Call> calls, BiFunction<Call, Object, Optional<Fault>> wrong) {
        this(calls, wrong, Optional.empty());
    }

    static CallSeries ofCounts(IntFunction<Call> calls) {
        return new CallSeries(calls, (call, count) -> Miscounts.wrong(call, ((Number) count).longValue()),
                Optional.of(Miscounts.ofQueens(calls)));
    }

    /** Returns the case that checks whether the answer for n is right. */
    Case caseFor(int n) {
        return new Case(calls.apply(n), solver -> explained(solver, n));
    }

    /** Judges the answer for n; if it is wrong only because of earlier calls, says so. */
    Optional<Fault> dependent(Solver solver, int n) {
        return found(solver, n).map(fault -> kept(solver, n, fault).orElse(fault))
                .map(fault -> byWrongRule(solver, n, fault));
    }

    private Fault byWrongRule(Solver solver, int n, Fault fault) {
        return miscounts.flatMap(rules -> rules.named(solver, calls.apply(n), fault)).orElse(fault);
    }

    /**
     * Judges the solutions for n, or the number of solutions. Explains a wrong answer by the answers for other n; the
     * answers for smaller n must have been right.
     */
    Optional<Fault> explained(Solver solver, int n) {
        return found(solver, n).map(fault -> kept(solver, n, fault)
                .or(() -> Solver.ifAnswered(() -> cause(solver, n, fault))).orElse(fault))
                .map(fault -> byWrongRule(solver, n, fault));
    }

    private Optional<Fault> found(Solver solver, int n) {
        try {
            return wrong.apply(calls.apply(n), solver.answer(calls.apply(n)));
        } catch (NotAcceptedException e) {
            throw e.fault().kind().verdict() != Verdict.RUNTIME_ERROR ? e : kept(solver, n, e.fault())
                    .map(kept -> new NotAcceptedException(e.fault().telling(kept.rule()).hinting(Hint.ANSWER),
                            e.scope())).orElse(e);
        }
    }

    /** Returns a fault if a call with a wrong answer gives the right answer when no call precedes it. */
    private Optional<Fault> kept(Solver solver, int n, Fault fault) {
        Call call = calls.apply(n);
        return Solver.ifAnswered(() -> wrong.apply(call, solver.profiled(call).answer()).isPresent() ? Optional.empty()
                : Optional.of(new Fault(Kind.DEPENDENT, fault.finding(), Solver.ifAnswered(() -> leftOver(solver, call))
                        .orElse(Sentences.of("series.right-at-first")))));
    }

    /** Finds a solution for a smaller n in the answer, left over from an earlier call. */
    private Optional<String> leftOver(Solver solver, Call call) {
        return elements(solver.answer(call)).stream().flatMap(element -> IntStream.range(1, call.n()).mapToObj(calls)
                .filter(earlier -> elements(solver.answer(earlier)).stream()
                        .anyMatch(given -> Objects.deepEquals(given, element)))
                .map(earlier -> Sentences.of("series.left-over", Answers.format(element), earlier))).findFirst();
    }

    private Optional<Fault> cause(Solver solver, int n, Fault fault) {
        return unvaried(solver, fault).or(() -> switch (fault.kind()) {
            case ATTACK -> lastRow(solver, fault);
            case OFF_BOARD -> shifted(solver, fault);
            case SPOILED -> (n < SEVERAL ? sameArray(solver, fault) : lastRow(solver, fault))
                    .or(() -> shifted(solver, fault));
            case MISSING, REPEATED, COUNT -> everyOther(solver, fault).or(() -> switch (n) {
                case 1 -> oneTooMany(solver, fault).or(() -> found(solver, SEVERAL).or(() -> found(solver, SEVERAL + 1))
                        .isPresent() ? Optional.empty()
                        : Optional.of(fault.telling(Sentences.of("series.one")).hinting(Hint.ANSWER)));
                case SEVERAL -> tooFew(solver, fault);
                default -> beyond(solver, n, fault);
            });
            default -> Optional.empty();
        });
    }

    /** Explains placements whose last row has no queen, or lost its queen in a copy: the last number is always 0. */
    private Optional<Fault> lastRow(Solver solver, Fault fault) {
        List<?> given = elements(solver.answer(calls.apply(SEVERAL + 1)));
        boolean isEmpty = !isSame(given) && given.stream().allMatch(
                element -> element instanceof int[] placement && placement.length == SEVERAL + 1
                        && placement[SEVERAL] == 0);
        boolean isCopied = given.size() == KnownCounts.solutions(SEVERAL + 1);
        return !isEmpty ? Optional.empty() : Optional.of(fault.telling(Sentences.of("series.last-row" + (isCopied
                ? "-copied" : ""), calls.apply(SEVERAL + 1))).hinting(isCopied ? Hint.ANSWER : Hint.SEARCH));
    }

    /** Explains an array that is added again and again: all solutions of a board with several are the same. */
    private Optional<Fault> sameArray(Solver solver, Fault fault) {
        Call call = calls.apply(SEVERAL);
        List<?> given = elements(solver.answer(call));
        return given.size() > 1 && isSame(given)
                ? Optional.of(fault.telling(Sentences.of("series.same-array", call, given.size())).hinting(Hint.ANSWER))
                : Optional.empty();
    }

    private static boolean isSame(List<?> given) {
        return given.stream().allMatch(element -> Objects.deepEquals(element, given.get(0)));
    }

    /** Explains a search by bits that does the same for every n: its mask of the columns has one bit. */
    private Optional<Fault> unvaried(Solver solver, Fault fault) {
        return solver.profile(calls.apply(SEVERAL)).filter(profile -> profile.times(Operation.MASK) > 0)
                .filter(profile -> IntStream.of(SEVERAL + 1, SEVERAL + 2).allMatch(n -> solver.profile(calls.apply(n))
                        .filter(larger -> larger.steps() == profile.steps()).isPresent()))
                .map(profile -> fault.as(Kind.UNTRIED,
                        Sentences.of("series.one-bit", calls.apply(SEVERAL), calls.apply(SEVERAL + 2))));
    }

    /** Explains solutions with wrong column numbers, such as columns counted from 1. */
    private Optional<Fault> shifted(Solver solver, Fault fault) {
        String mistake = isRightBy(solver, column -> column - 1) ? "from-one"
                : isRightBy(solver, Integer::numberOfTrailingZeros) ? "bit"
                : isRightBy(solver, column -> Integer.SIZE - 1 - column) ? "highest-bit"
                : elements(solver.answer(calls.apply(1))).stream().anyMatch(element ->
                        Objects.deepEquals(element, new int[] {Integer.SIZE})) ? "no-bit" : "";
        return mistake.isEmpty() ? Optional.empty() : Optional.of(fault.telling(Sentences.of("series." + mistake))
                .hinting(mistake.equals("no-bit") ? Hint.SEARCH : Hint.ANSWER));
    }

    /** Returns whether the solutions of a small board are right with another numbering of columns. */
    private boolean isRightBy(Solver solver, IntUnaryOperator column) {
        Call call = calls.apply(SEVERAL);
        return SolutionList.answerTo(call, elements(solver.answer(call)).stream().filter(int[].class::isInstance)
                .map(placement -> IntStream.of((int[]) placement).map(column).toArray()).toList()).wrong().isEmpty();
    }

    private Optional<Fault> everyOther(Solver solver, Fault fault) {
        boolean isEvenRight = found(solver, SEVERAL).isEmpty();
        long found = size(solver.answer(calls.apply(SEVERAL + 1)));
        if (isEvenRight && Math.abs(found - KnownCounts.solutions(SEVERAL + 1)) != IN_THE_MIDDLE) {
            return Optional.empty();
        }
        return IntStream.rangeClosed(SEVERAL, LARGE)
                .allMatch(n -> found(solver, n).isEmpty() == (n % 2 == 0 == isEvenRight))
                ? Optional.of(fault.as(Kind.MIDDLE, Sentences.of(!isEvenRight ? "series.even"
                        : found < KnownCounts.solutions(SEVERAL + 1) ? "series.odd-left-out" : "series.odd-twice")))
                : Optional.empty();
    }

    private Optional<Fault> tooFew(Solver solver, Fault fault) {
        Call call = calls.apply(SEVERAL + 1);
        long few = size(solver.answer(calls.apply(SEVERAL)));
        long more = size(solver.answer(call));
        if (few == 1 && more == 1) {
            return Optional.of(fault.as(Kind.MISSING, Sentences.of("series.first-alone", call)));
        }
        return few == 1 && more == 2 && size(solver.answer(calls.apply(SEVERAL + 2))) == 1
                ? Optional.of(fault.as(Kind.COUNT, Sentences.of("series.up-to-symmetry"))) : Optional.empty();
    }

    private Optional<Fault> oneTooMany(Solver solver, Fault fault) {
        return IntStream.rangeClosed(1, SEVERAL + 1)
                .allMatch(n -> size(solver.answer(calls.apply(n))) == KnownCounts.solutions(n) + 1)
                ? Optional.of(fault.as(fault.kind(), Sentences.of("series.one-too-many")).hinting(Hint.ANSWER))
                : Optional.empty();
    }

    private Optional<Fault> beyond(Solver solver, int n, Fault fault) {
        return n < LARGE ? Optional.empty() : Optional.of(new Fault(Kind.BOUNDED, fault.finding(), fault.drawing(),
                Sentences.of("series.bounded" + solver.profiled(calls.apply(SEVERAL)).profile()
                        .filter(all -> all.times(Operation.SHIFT) > 0).map(shifts -> "-bits").orElse(""), n - 1)));
    }

    private static List<?> elements(Object answer) {
        return answer instanceof List<?> list ? list : List.of();
    }

    /** Returns the number of solutions in an answer, which is either a count or a list. */
    private static long size(Object answer) {
        return answer instanceof Number count ? count.longValue() : elements(answer).size();
    }
}
