package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import nqueens.board.KnownCounts;
import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.Operation;
import nqueens.problem.SolutionList;
import nqueens.problem.Solver;

/**
 * Judges the calls of one method for n = 1, 2, 3 and so on. The answers for other n may show the mistake behind a wrong
 * one; it is named if they prove it, or nearly.
 */
record Series(IntFunction<Call> calls, BiFunction<Call, Object, Optional<Fault>> wrong) {

    /** The smallest n for which there is more than one solution. */
    private static final int SEVERAL = 4;
    /** A small n at which most mistakes of a search have shown. */
    private static final int LARGE = 7;

    /** Asks, and says whether earlier calls made the answer wrong. */
    Optional<Fault> dependent(Solver solver, int n) {
        return found(solver, n).map(fault -> kept(solver, n, fault).orElse(fault));
    }

    /**
     * Asks for all solutions or their number, and explains a wrong answer by those for other n; those for smaller n
     * were right.
     */
    Optional<Fault> explained(Solver solver, int n) {
        return found(solver, n).map(fault -> kept(solver, n, fault)
                .or(() -> Solver.ifAnswered(() -> cause(solver, n, fault))).orElse(fault));
    }

    private Optional<Fault> found(Solver solver, int n) {
        return wrong.apply(calls.apply(n), solver.answer(calls.apply(n)));
    }

    /** Whether the same call is right as the first one. */
    private Optional<Fault> kept(Solver solver, int n, Fault fault) {
        Call call = calls.apply(n);
        return Solver.ifAnswered(() -> wrong.apply(call, solver.measured(call).answer()).isPresent() ? Optional.empty()
                : Optional.of(new Fault(Kind.DEPENDENT, fault.finding(), leftOver(solver, call).orElse(
                        "as the first call it is right: something is kept between calls, in a static field or in one"
                                + " that is not reset"))));
    }

    /** A solution for a smaller n that an earlier call had given. */
    private Optional<String> leftOver(Solver solver, Call call) {
        return elements(solver.answer(call)).stream().flatMap(element -> IntStream.range(1, call.n()).mapToObj(calls)
                .filter(earlier -> elements(solver.answer(earlier)).stream()
                        .anyMatch(given -> Answers.areEqual(given, element)))
                .map(earlier -> Answers.shown(element) + " is from " + earlier
                        + ", and was still in the list: make a new list in each call")).findFirst();
    }

    private Optional<Fault> cause(Solver solver, int n, Fault fault) {
        return unvaried(solver, fault).or(() -> switch (fault.kind()) {
            case OFF_BOARD, SPOILED -> shifted(solver, fault);
            case MISSING, REPEATED, COUNT -> everyOther(solver, fault).or(() -> switch (n) {
                case 1 -> oneTooMany(solver, fault);
                case SEVERAL -> tooFew(solver, fault);
                default -> beyond(n, fault);
            });
            default -> Optional.empty();
        });
    }

    /** A search by masks that does the same for every n: its mask has one bit. */
    private Optional<Fault> unvaried(Solver solver, Fault fault) {
        return solver.measured(calls.apply(SEVERAL)).executed()
                .filter(executed -> executed.times(Operation.MASK) > 0)
                .filter(executed -> IntStream.of(SEVERAL + 1, SEVERAL + 2).allMatch(n -> solver.measured(calls.apply(n))
                        .executed().filter(larger -> larger.steps() == executed.steps()).isPresent()))
                .map(executed -> fault.as(Kind.UNTRIED, calls.apply(SEVERAL)
                        + " and " + calls.apply(SEVERAL + 2) + " take the same steps: does the mask of a row have n"
                        + " bits, as (1 << n) - 1 does? 1 << n - 1 is 1 << (n - 1), a single bit"));
    }

    /** Solutions with wrongly written columns, such as columns counted from 1. */
    private Optional<Fault> shifted(Solver solver, Fault fault) {
        Optional<String> advice = isRightBy(solver, column -> column - 1)
                ? Optional.of("each column is one too high: count columns from 0")
                : isRightBy(solver, Integer::numberOfTrailingZeros) ? Optional.of("each is the bit of the queen, and"
                        + " not its column: Integer.numberOfTrailingZeros(bit) is the column")
                : isRightBy(solver, column -> Integer.SIZE - 1 - column) ? Optional.of("each is the queen's bit counted"
                        + " from the highest one: Integer.numberOfTrailingZeros(bit) counts from the lowest")
                : Optional.empty();
        return advice.map(words -> fault.telling(words).hinting(Hint.ANSWER)).or(() -> ofNoBit(solver, fault));
    }

    private Optional<Fault> ofNoBit(Solver solver, Fault fault) {
        return elements(solver.answer(calls.apply(1))).stream().anyMatch(element ->
                element instanceof int[] placement && Arrays.equals(placement, new int[] {Integer.SIZE}))
                ? Optional.of(fault.telling("Integer.numberOfTrailingZeros(0) is 32: is the queen's bit still set where"
                        + " you take its column?").hinting(Hint.SEARCH))
                : Optional.empty();
    }

    /** Whether the solutions of a small board are right where each column is read in another way. */
    private boolean isRightBy(Solver solver, IntUnaryOperator column) {
        Call call = calls.apply(SEVERAL);
        return SolutionList.answerTo(call, elements(solver.answer(call)).stream().filter(int[].class::isInstance)
                .map(placement -> IntStream.of((int[]) placement).map(column).toArray()).toList()).isComplete();
    }

    private Optional<Fault> everyOther(Solver solver, Fault fault) {
        boolean isEvenRight = found(solver, SEVERAL).isEmpty();
        return IntStream.rangeClosed(SEVERAL, LARGE)
                .allMatch(n -> found(solver, n).isEmpty() == (n % 2 == 0 == isEvenRight))
                ? Optional.of(fault.as(Kind.MIDDLE, isEvenRight
                        ? "n = 4 and 6 are right, n = 5 and 7 are not: an odd n has a middle column: is it searched"
                                + " like any other, and not doubled?"
                        : "n = 5 and 7 are right, n = 4 and 6 are not: an even n has no middle column: is one"
                                + " searched?"))
                : Optional.empty();
    }

    private Optional<Fault> tooFew(Solver solver, Fault fault) {
        Call call = calls.apply(SEVERAL + 1);
        long few = size(solver.answer(calls.apply(SEVERAL)));
        long more = size(solver.answer(call));
        if (few == 1 && more == 1) {
            return Optional.of(fault.as(Kind.MISSING, call
                    + " found 1, too: does a return end the search with the first solution? go on after it"));
        }
        return few == 1 && more == 2 && size(solver.answer(calls.apply(SEVERAL + 2))) == 1
                ? Optional.of(fault.as(Kind.COUNT, "n = 4, 5 and 6 give 1, 2 and 1, the counts up to turns and mirror"
                        + " images: here each turned or mirrored one counts, too"))
                : Optional.empty();
    }

    private Optional<Fault> oneTooMany(Solver solver, Fault fault) {
        return IntStream.rangeClosed(1, SEVERAL + 1)
                .allMatch(n -> size(solver.answer(calls.apply(n))) == KnownCounts.of(n) + 1)
                ? Optional.of(fault.as(fault.kind(), "it is one too many for each n up to 5: does the counter start at"
                        + " 0?").hinting(Hint.ANSWER))
                : Optional.empty();
    }

    private static Optional<Fault> beyond(int n, Fault fault) {
        return n < LARGE ? Optional.empty() : Optional.of(new Fault(Kind.BOUNDED, fault.finding(), fault.drawing(),
                "n = 1 to " + (n - 1) + " are right: does something have a fixed size, such as an array?"));
    }

    private static List<?> elements(Object answer) {
        return answer instanceof List<?> list ? list : List.of();
    }

    /** The number of solutions in an answer, which may be a count or a list. */
    private static long size(Object answer) {
        return answer instanceof Number count ? count.longValue() : elements(answer).size();
    }
}
