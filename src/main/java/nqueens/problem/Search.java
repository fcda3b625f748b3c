package nqueens.problem;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.board.KnownCounts;
import nqueens.board.Solutions;
import nqueens.problem.Fault.Kind;

/** Bounds on the steps of honest searches. Fewer steps reveal a table; faster growth reveals repeated work. */
public final class Search {

    /** Maximum number of positions that are images of each other: symmetry may save all but one of them. */
    public static final int IMAGES = 8;
    /** Factor by which steps may grow less than positions, since the fixed steps of a call don't grow. */
    private static final double SLACK = 1.25;
    /** If busy methods are left out, the values that they return, and sums of these, are multiples of this number. */
    private static final int LOW = 1024;
    /** An n so small that a call takes little more than the fixed steps of any call. */
    private static final int SMALLEST = 4;
    /** The fewest steps per position that a search usually takes. */
    private static final int LEAST_STEPS_OF_A_POSITION = 40;
    private static final int MOST_STEPS_OF_A_POSITION = 1000;

    /** The rule that tables break. */
    public static final String NO_SEARCH = "that is a table, not a search: let the search find what it returns";

    private Search() {
    }

    /** Reports a table if a call with the right answer took too few steps for a search; n is 1 to 15. */
    public static Optional<Fault> table(Solver solver, Call call) {
        return table(solver, call, leastSteps(call.n()),
                String.format(Locale.ROOT, " for %,d solutions", KnownCounts.of(call.n())));
    }

    /** Returns the minimum number of steps of a search for all solutions. */
    public static long leastSteps(int n) {
        return KnownCounts.positions(n) / IMAGES;
    }

    /** {@return a case that only a search passes; any search takes at least {@code least} steps} */
    public static Case searched(Call call, long least) {
        return new Case(call, solver -> table(solver, call, least));
    }

    /** Reports a table if a call took fewer than {@code least} steps, not counting the fixed ones. */
    public static Optional<Fault> table(Solver solver, Call call, long least) {
        return table(solver, call, least, "");
    }

    private static Optional<Fault> table(Solver solver, Call call, long least, String solutions) {
        return solver.executed(call).map(Executed::steps)
                .filter(steps -> steps - fixed(solver, call) < least)
                .map(steps -> new Fault(Kind.TABLE, String.format(Locale.ROOT, "%s took %,d step%s%s%s", call, steps,
                        steps == 1 ? "" : "s", solutions, steps < least ? "" : String.format(Locale.ROOT,
                                ", and %s took %,d as well", smallest(call), fixed(solver, call))),
                        NO_SEARCH));
    }

    /**
     * Finds a table next to a search, by leaving out the code that runs more than {@code runs} times. There is a table
     * if the call then takes at most {@code steps} steps, too few for a search, but still returns the right answer, or
     * a number that it can't have counted. Honest code may count anything if tests of squares always succeed; so such a
     * number must also appear if the tests always fail.
     */
    public static Optional<Fault> beside(Solver solver, Call call, long runs, long steps) {
        Solver.Measured measured = solver.measured(call);
        Object left = left(solver, call, runs, steps, Ablation.SEARCHES);
        return Solutions.change(measured.answer(), left).isEmpty() || isUncounted(left, call)
                && isUncounted(left(solver, call, runs, steps, Ablation.FAILED_SEARCHES), call)
                ? Optional.of(new Fault(Kind.TABLE, call + " gives " + (left instanceof Long ? left : "the same")
                        + " when " + Ablation.SEARCHES, NO_SEARCH)) : Optional.empty();
    }

    /** Finds a table next to a search for all solutions. */
    public static Optional<Fault> beside(Solver solver, Call call) {
        return beside(solver, call, leastSteps(call.n()) / 4, leastSteps(call.n()));
    }

    /** Returns the answer of a call without its busy code, or an empty list if there is no answer. */
    private static Object left(Solver solver, Call call, long runs, long steps, Ablation part) {
        return solver.executed(call).map(all -> new Ablation.Cut(part, all.runs(), runs, List.of()))
                .flatMap(cut -> Solver.ifAnswered(() -> Optional.<Object>ofNullable(
                        solver.without(cut, call.within(call.allowance().steps(steps))).answer()))).orElse(List.of());
    }

    private static boolean isUncounted(Object answer, Call call) {
        return answer instanceof Long count && count % LOW != 0 && Math.abs(count) > call.n();
    }

    private static Call smallest(Call call) {
        return Call.of(call.method(), SMALLEST);
    }

    /**
     * Returns the fixed steps of a call, such as for filling tables: those for n = 4; 0 if n isn't its only argument.
     */
    public static long fixed(Solver solver, Call call) {
        return call.arguments().size() > 1 ? 0
                : Solver.ifAnswered(() -> solver.executed(smallest(call))).map(Executed::steps).orElse(0L);
    }

    /** Reports a table if the steps of a call, without the fixed ones, grow too little with n. */
    public static Optional<Fault> growth(Solver solver, Call small, Call large) {
        return growth(solver, small, large,
                KnownCounts.positions(large.n()) / (double) KnownCounts.positions(small.n()));
    }

    /** Does the same for a search whose positions grow by another factor than on a plain board. */
    public static Optional<Fault> growth(Solver solver, Call small, Call large, double positions) {
        return solver.executed(small).flatMap(few -> solver.executed(large).filter(many -> {
            long fixed = fixed(solver, small);
            return (many.steps() - fixed) * SLACK < positions * (few.steps() - fixed)
                    && !isSearched(few, many, positions);
        }).map(many -> new Fault(Kind.TABLE, grown(small, few, large, many), String.format(Locale.ROOT,
                "a search visits %.0f times as many positions: is the answer from a table, or from work for other n?",
                positions))));
    }

    /** Returns whether the runs of some frequent part of the code grow about as much as positions, or more. */
    private static boolean isSearched(Executed few, Executed many, double positions) {
        return IntStream.range(0, many.runs().size()).anyMatch(part ->
                many.runs().get(part) * MOST_STEPS_OF_A_POSITION > many.steps() && few.runs().get(part) > 0
                        && many.runs().get(part) * SLACK >= positions * few.runs().get(part));
    }

    private static double growth(Executed few, Executed many) {
        return many.steps() / (double) few.steps();
    }

    private static String grown(Call small, Executed few, Call large, Executed many) {
        return String.format(Locale.ROOT, "%s took %,d steps, and %s %,d: %.1f times as many", small, few.steps(),
                large, many.steps(), growth(few, many));
    }

    /** Bounds the work per position, whatever the style: wordy code takes more steps by the same factor for each n. */
    @FunctionalInterface
    public interface Pace {

        /** {@return a fault if the large call takes too much more work than the small one; both answers were right} */
        Optional<Fault> breach(Call small, Executed few, Call large, Executed many);
    }

    /** {@return a bound on growth; it applies if the same growth would take the next n over the larger call's limit} */
    public static Pace growing(double most) {
        return (small, few, large, many) -> {
            double next = many.steps() * Math.pow(growth(few, many), 1.0 / (large.n() - small.n()));
            return growth(few, many) <= most || next <= large.allowance().steps() ? Optional.empty()
                    : Optional.of(new Fault(Kind.STEPS, grown(small, few, large, many)
                            + String.format(Locale.ROOT, "; for n = %d it would be more than %,d", large.n() + 1,
                            large.allowance().steps()), large.allowance().advice()));
        };
    }

    /** {@return a bound on the number of shifts and masks per position} */
    public static Pace masking(double most) {
        return (small, few, large, many) -> {
            long times = many.times(Operation.SHIFT) + many.times(Operation.MASK);
            double each = times / (double) KnownCounts.positions(large.n());
            return each <= most ? Optional.empty() : Optional.of(new Fault(Kind.STEPS, String.format(Locale.ROOT,
                    "%s shifted and masked bits %,d times, %.0f times for each of %,d positions", large, times, each,
                    KnownCounts.positions(large.n())), large.allowance().advice()));
        };
    }

    /** {@return bounds on the positions that a search for all solutions visited, for n from 1 to 15} */
    public static Visited positions(int n, Executed executed, boolean isRight) {
        long all = KnownCounts.positions(n);
        return isRight ? new Visited(all, all) : new Visited(Math.min(all, executed.steps() / MOST_STEPS_OF_A_POSITION),
                Math.min(all, executed.steps() / LEAST_STEPS_OF_A_POSITION));
    }

    /** Bounds on the number of visited positions: all of them or, for a wrong search, an estimate from its steps. */
    public record Visited(long least, long most) {
    }
}
