package nqueens.problem.catalogue;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import nqueens.board.KnownCounts;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Operation;
import nqueens.problem.Profile;
import nqueens.problem.SolutionList;
import nqueens.problem.Solver;
import nqueens.problem.Verdict;

/**
 * Judges the calls of one method for n = 1, 2, 3 and so on. Names the mistake behind a wrong answer, if the answers for
 * other n prove the mistake or almost prove it.
 */
record CallSeries(IntFunction<Call> calls, BiFunction<Call, Object, Optional<Fault>> wrong,
        Optional<Miscounts> miscounts) {

    /** An n that is large enough to reveal most mistakes of a search. */
    private static final int LARGE = 7;

    private static final Set<Kind> PLACED = Set.of(Kind.ATTACK, Kind.OFF_BOARD, Kind.SPOILED);
    private static final Set<Kind> NUMBER = Set.of(Kind.MISSING, Kind.REPEATED, Kind.COUNT);

    /** The first of these mistakes that fits a fault is named. */
    private static final List<Mistake> MISTAKES = List.of(
            new Mistake("beyond", PLACED, Hint.SAFE_SQUARE, boards -> boards.size(boards.n)
                    > Math.pow(boards.n, boards.n) && boards.isBitwise(Operation.MASK, boards.n)),
            // the mask of a search by bits has one bit, whatever n is
            new Mistake("one-bit", EnumSet.allOf(Kind.class), Kind.UNTRIED, SmallBoards::isUnvaried),
            new Mistake("same-array", Set.of(Kind.SPOILED), Hint.ANSWER,
                    boards -> boards.n < 4 && boards.size(4) > 1 && boards.isSame(4)),
            new Mistake("last-row-copied", PLACED, Hint.ANSWER,
                    boards -> boards.size(5) == KnownCounts.solutions(5) && boards.isWithout(4)),
            new Mistake("last-row", PLACED, Hint.SEARCH, boards -> boards.isWithout(4)),
            new Mistake("first-row", PLACED, Hint.SEARCH, boards -> boards.isWithout(0)),
            new Mistake("from-one", PLACED, Hint.ANSWER, boards -> boards.isRightBy(column -> column - 1)),
            new Mistake("bit", PLACED, Hint.ANSWER, boards -> boards.isRightBy(Integer::numberOfTrailingZeros)),
            new Mistake("highest-bit", PLACED, Hint.ANSWER,
                    boards -> boards.isRightBy(column -> Integer.SIZE - 1 - column)),
            new Mistake("no-bit", PLACED, Hint.SEARCH, boards -> boards.list(1).stream()
                    .anyMatch(element -> Objects.deepEquals(element, new int[] {Integer.SIZE}))),
            new Mistake("beyond", Set.of(Kind.OFF_BOARD), Hint.SAFE_SQUARE, boards -> boards.isBitwise(Operation.MASK,
                    boards.n) && boards.list(boards.n).stream().allMatch(element -> element instanceof int[] placement
                    && IntStream.of(placement).allMatch(column -> column >= 0 && column < Integer.SIZE))),
            new Mistake("even", NUMBER, Kind.MIDDLE, boards -> boards.isRightFor(false)),
            // for n = 5, two solutions have the first queen in the middle column
            new Mistake("odd-left-out", NUMBER, Kind.MIDDLE, boards -> boards.size(5) == 8 && boards.isRightFor(true)),
            new Mistake("odd-twice", NUMBER, Kind.MIDDLE, boards -> boards.size(5) == 12 && boards.isRightFor(true)),
            new Mistake("one-too-many", NUMBER, Hint.ANSWER, boards -> IntStream.rangeClosed(1, 5)
                    .allMatch(size -> boards.size(size) == KnownCounts.solutions(size) + 1)),
            new Mistake("one", NUMBER, Hint.ANSWER, boards -> boards.n == 1 && boards.isRight(4, 5)),
            new Mistake("first-alone", NUMBER, Kind.MISSING,
                    boards -> boards.n == 4 && boards.size(4) == 1 && boards.size(5) == 1),
            new Mistake("up-to-symmetry", NUMBER, Kind.COUNT,
                    boards -> boards.size(4) == 1 && boards.size(5) == 2 && boards.size(6) == 1),
            new Mistake("bounded-bits", NUMBER, Kind.BOUNDED,
                    boards -> boards.n >= LARGE && boards.isBitwise(Operation.SHIFT, 4)),
            new Mistake("bounded", NUMBER, Kind.BOUNDED, boards -> boards.n >= LARGE));

    CallSeries(IntFunction<Call> calls, BiFunction<Call, Object, Optional<Fault>> wrong) {
        this(calls, wrong, Optional.empty());
    }

    static CallSeries ofCounts(IntFunction<Call> calls) {
        return new CallSeries(calls, (call, count) -> Miscounts.wrong(call, ((Number) count).longValue()),
                Optional.of(Miscounts.ofQueens(calls)));
    }

    Case caseFor(int n) {
        return new Case(calls.apply(n), solver -> explained(solver, n));
    }

    /** Judges the answer for n; if the answer is wrong only because of earlier calls, says so. */
    Optional<Fault> dependent(Solver solver, int n) {
        return found(solver, n).map(fault -> kept(solver, n, fault).orElse(fault))
                .map(fault -> byWrongRule(solver, n, fault));
    }

    private Fault byWrongRule(Solver solver, int n, Fault fault) {
        return miscounts.flatMap(rules -> rules.named(solver, calls.apply(n), fault)).orElse(fault);
    }

    /** Explains a wrong answer from the answers for other n; the answers for smaller n must have been right. */
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
                : Optional.of(new Fault(Kind.DEPENDENT, fault.finding(), Sentences.of("series.right-at-first"))));
    }

    private Optional<Fault> cause(Solver solver, int n, Fault fault) {
        SmallBoards boards = new SmallBoards(this, solver, n);
        return MISTAKES.stream().filter(mistake -> mistake.explained.contains(fault.kind())
                && mistake.isMade.test(boards)).findFirst().map(mistake -> mistake.named(fault, boards));
    }

    /**
     * A mistake that may explain some kinds of faults.
     *
     * @param name the key of a sentence, after {@code series}
     * @param kind the kind that the fault gets if its own would mislead; the sentence then replaces the rule
     */
    private record Mistake(String name, Set<Kind> explained, Optional<Kind> kind, Optional<Hint> hint,
            Predicate<SmallBoards> isMade) {

        Mistake(String name, Set<Kind> explained, Hint hint, Predicate<SmallBoards> isMade) {
            this(name, explained, Optional.empty(), Optional.of(hint), isMade);
        }

        Mistake(String name, Set<Kind> explained, Kind kind, Predicate<SmallBoards> isMade) {
            this(name, explained, Optional.of(kind), Optional.empty(), isMade);
        }

        Fault named(Fault fault, SmallBoards boards) {
            String words = Sentences.of("series." + name, boards.call(4), boards.call(5), boards.call(6), boards.n - 1);
            Fault named = kind.map(other -> fault.as(other, words)).orElseGet(() -> fault.telling(words));
            return hint.map(named::hinting).orElse(named);
        }
    }

    /** The answers for small n; {@code n} is the smallest n with a wrong answer. */
    private record SmallBoards(CallSeries series, Solver solver, int n) {

        Call call(int size) {
            return series.calls.apply(size);
        }

        List<?> list(int size) {
            return solver.answer(call(size)) instanceof List<?> list ? list : List.of();
        }

        long size(int size) {
            return solver.answer(call(size)) instanceof Number count ? count.longValue() : list(size).size();
        }

        boolean isRight(int... sizes) {
            return IntStream.of(sizes).allMatch(size -> series.found(solver, size).isEmpty());
        }

        boolean isRightFor(boolean isEven) {
            return IntStream.rangeClosed(4, LARGE).allMatch(size -> isRight(size) == (size % 2 == 0 == isEven));
        }

        /** Returns whether the solutions for n = 4 are right with another numbering of columns. */
        boolean isRightBy(IntUnaryOperator column) {
            return SolutionList.answerTo(call(4), list(4).stream().filter(int[].class::isInstance)
                    .map(placement -> IntStream.of((int[]) placement).map(column).toArray()).toList())
                    .wrong().isEmpty();
        }

        boolean isSame(int size) {
            return list(size).stream().allMatch(element -> Objects.deepEquals(element, list(size).get(0)));
        }

        /** Returns whether a row of a board for n = 5 seems to get no queen: its column is always 0. */
        boolean isWithout(int row) {
            return !isSame(5) && list(5).stream().allMatch(
                    element -> element instanceof int[] placement && placement.length == 5 && placement[row] == 0);
        }

        private Optional<Profile> profile(int size) {
            return solver.profile(call(size));
        }

        boolean isBitwise(Operation operation, int size) {
            return profile(size).filter(profile -> profile.times(operation) > 0).isPresent();
        }

        boolean isUnvaried() {
            return isBitwise(Operation.MASK, 4) && IntStream.of(5, 6).allMatch(
                    size -> profile(size).map(Profile::steps).equals(profile(4).map(Profile::steps)));
        }
    }
}
