package nqueens.problem;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.board.Answers;
import nqueens.board.KnownCounts;
import nqueens.problem.Fault.Kind;

/** Bounds on the steps of honest searches. Fewer steps reveal a table, and faster growth reveals repeated work. */
public final class SearchBounds {

    /** Maximum number of positions that are images of each other: symmetry may save all but one of them. */
    public static final int IMAGES = 8;
    /** Steps may grow less than positions by this factor. */
    private static final double SLACK = 1.25;
    /** Numbers returned by methods that are cut out, and sums of such numbers, are multiples of this number. */
    private static final int LOW = 1024;
    private static final int FEW_RUNS = 256;
    /** A search is the same in two calls if at most one in this many runs of blocks differs. */
    private static final int SAME = 50;
    /** An n so small that nearly all steps of a call are fixed steps, which don't depend on n. */
    private static final int SMALLEST = 4;
    private static final int LEAST_STEPS_OF_A_POSITION = 40;
    private static final int MOST_STEPS_OF_A_POSITION = 1000;

    /** The rule that tables break. */
    public static final String NO_SEARCH = "that is a table, not a search: let the search find what it returns";

    private SearchBounds() {
    }

    /** Reports a table if a call with the right answer took too few steps for a search; n is 1 to 15. */
    public static Optional<Fault> table(Solver solver, Call call) {
        return table(solver, call, leastSteps(call.n()),
                String.format(Locale.ROOT, " for %,d solutions", KnownCounts.solutions(call.n())));
    }

    /** Returns the minimum number of steps of a search for all solutions. */
    public static long leastSteps(int n) {
        return KnownCounts.positions(n) / IMAGES;
    }

    /** {@return a case that only a search passes; no search takes fewer than {@code least} steps} */
    public static Case searchCase(Call call, long least) {
        return new Case(call, solver -> table(solver, call, least));
    }

    /** Reports a table if a call took fewer than {@code least} steps, not counting fixed steps. */
    public static Optional<Fault> table(Solver solver, Call call, long least) {
        return table(solver, call, least, "");
    }

    private static Optional<Fault> table(Solver solver, Call call, long least, String solutions) {
        return solver.profile(call).map(Profile::steps)
                .filter(steps -> steps - fixedSteps(solver, call) < least)
                .map(steps -> new Fault(Kind.TABLE, String.format(Locale.ROOT, "%s took %,d step%s%s%s", call, steps,
                        steps == 1 ? "" : "s", solutions, steps < least ? "" : String.format(Locale.ROOT,
                                ", and %s(%d) took %,d as well", call.method(), SMALLEST, fixedSteps(solver, call))),
                        NO_SEARCH));
    }

    /**
     * Finds a table beside a search. Makes the call without the code that ran more than {@code runs} times, and with
     * {@code steps} as the limit of steps, which is too low for a search. If the answer is still right, or is another
     * number that the remaining code can't have counted, it comes from a table.
     */
    public static Optional<Fault> tableBeside(Solver solver, Call call, long runs, long steps) {
        Solver.ProfiledAnswer profiled = solver.profiled(call);
        Object left = answerWithout(solver, call, runs, steps, Ablation.SEARCHES);
        boolean isTable = Answers.difference(profiled.answer(), left).isEmpty() || isUncounted(left, call)
                && isUncounted(answerWithout(solver, call, runs, steps, Ablation.FAILED_SEARCHES), call)
                && ((Long) left > Math.pow(call.n(), 3) || isUncounted(answerWithout(solver, call, Math.min(runs,
                        (Long) profiled.answer() / (2 * IMAGES)), steps, Ablation.FAILED_SEARCHES), call));
        // idle work may also be a loop of few rounds with many steps each
        Object given = isTable ? left : answerWithout(solver, call, runs / FEW_RUNS,
                profiled.profile().map(Profile::steps).orElse(steps), Ablation.SEARCHES);
        return isTable || isUncounted(given, call) && given.equals(profiled.answer()) ? Optional.of(new Fault(
                Kind.TABLE, call + " gives " + (given instanceof Long ? given : "the same") + " when "
                + Ablation.SEARCHES, NO_SEARCH)) : Optional.empty();
    }

    /** Finds a table beside a search for all solutions. */
    public static Optional<Fault> tableBeside(Solver solver, Call call) {
        return tableBeside(solver, call, leastSteps(call.n()) / 4, leastSteps(call.n()));
    }

    /**
     * Finds counts that come from constants: if large constants change, the answer changes, but the search does not.
     * Also changes constants that are larger than the answer, such as the keys of a table.
     */
    public static Optional<Fault> tableOfConstants(Solver solver, Call call) {
        Solver.ProfiledAnswer all = solver.profiled(call);
        return all.profile().flatMap(profile -> List.of((Long) all.answer() * IMAGES * IMAGES, (Long) all.answer())
                .stream().map(most -> new Ablation.Cut(Ablation.CONSTANTS, List.of(), most, List.of()))
                .flatMap(cut -> Solver.ifAnswered(() -> Optional.of(solver.profiledWithout(cut, call))).stream())
                .filter(changed -> changed.profile().filter(other -> isSame(profile.runs(), other.runs())).isPresent())
                .findFirst()).map(Solver.ProfiledAnswer::answer).filter(answer -> !answer.equals(all.answer()))
                .map(answer -> new Fault(Kind.TABLE, call + " gives " + answer + ", by the same search, when "
                        + Ablation.CONSTANTS, NO_SEARCH));
    }

    private static boolean isSame(List<Long> runs, List<Long> others) {
        return IntStream.range(0, runs.size()).mapToLong(i -> Math.abs(runs.get(i) - others.get(i))).sum() * SAME
                <= runs.stream().mapToLong(run -> run).sum();
    }

    private static Object answerWithout(Solver solver, Call call, long runs, long steps, Ablation part) {
        return solver.profile(call).map(all -> new Ablation.Cut(part, all.runs(), runs, List.of()))
                .flatMap(cut -> Solver.ifAnswered(() -> Optional.<Object>ofNullable(
                        solver.profiledWithout(cut, call.within(call.limits().steps(steps))).answer())))
                .orElse(List.of());
    }

    private static boolean isUncounted(Object answer, Call call) {
        return answer instanceof Long count && count % LOW != 0 && Math.abs(count) > call.n();
    }

    /** Returns a call's fixed steps, such as those that fill its tables; 0 if n isn't the only argument. */
    public static long fixedSteps(Solver solver, Call call) {
        return call.arguments().size() > 1 ? 0 : Solver.ifAnswered(() ->
                solver.profile(Call.of(call.method(), SMALLEST))).map(Profile::steps).orElse(0L);
    }

    /** Reports a table if a call's steps, without fixed steps, grow too little compared with its positions. */
    public static Optional<Fault> tableByGrowth(Solver solver, Call small, Call large) {
        return tableByGrowth(solver, small, large,
                KnownCounts.positions(large.n()) / (double) KnownCounts.positions(small.n()));
    }

    /** Reports a table if steps grow too little for a search whose positions grow by the factor {@code positions}. */
    public static Optional<Fault> tableByGrowth(Solver solver, Call small, Call large, double positions) {
        return solver.profile(small).flatMap(few -> solver.profile(large).filter(many -> {
            long fixed = fixedSteps(solver, small);
            return (many.steps() - fixed) * SLACK < positions * (few.steps() - fixed)
                    && !isSearched(few, many, positions);
        }).map(many -> new Fault(Kind.TABLE, grown(small, few, large, many), String.format(Locale.ROOT,
                "a search visits %.0f times as many positions: is the answer from a table, or from work for other n?",
                positions))));
    }

    /** Returns whether the runs of some frequent part of the code grow about as much as positions, or more. */
    private static boolean isSearched(Profile few, Profile many, double positions) {
        return IntStream.range(0, many.runs().size()).anyMatch(part ->
                many.runs().get(part) * MOST_STEPS_OF_A_POSITION > many.steps() && few.runs().get(part) > 0
                        && many.runs().get(part) * SLACK >= positions * few.runs().get(part));
    }

    private static double growth(Profile few, Profile many) {
        return many.steps() / (double) few.steps();
    }

    private static String grown(Call small, Profile few, Call large, Profile many) {
        return String.format(Locale.ROOT, "%s took %,d steps, and %s %,d: %.1f times as many", small, few.steps(),
                large, many.steps(), growth(few, many));
    }

    /** Bounds the work per position. Wordy code may take more steps, by about the same factor for each n. */
    @FunctionalInterface
    public interface WorkBound {

        /**
         * {@return a fault if the large call takes too much work, usually compared with the small call} Both answers
         * must be right.
         */
        Optional<Fault> breach(Call small, Profile few, Call large, Profile many);
    }

    /** {@return a bound on the growth of steps, which applies only if the call for n + 1 would exceed its limit} */
    public static WorkBound growing(double most) {
        return (small, few, large, many) -> {
            double next = many.steps() * Math.pow(growth(few, many), 1.0 / (large.n() - small.n()));
            return growth(few, many) <= most || next <= large.limits().steps() ? Optional.empty()
                    : Optional.of(new Fault(Kind.STEPS, grown(small, few, large, many)
                            + String.format(Locale.ROOT, "; for n = %d it would be more than %,d", large.n() + 1,
                            large.limits().steps()), large.limits().advice()));
        };
    }

    /** {@return a bound on the number of shifts and masks per position} */
    public static WorkBound masking(double most) {
        return (small, few, large, many) -> {
            long times = many.times(Operation.SHIFT) + many.times(Operation.MASK);
            double each = times / (double) KnownCounts.positions(large.n());
            return each <= most ? Optional.empty() : Optional.of(new Fault(Kind.STEPS, String.format(Locale.ROOT,
                    "%s shifted and masked bits %,d times, %.0f times for each of %,d positions", large, times, each,
                    KnownCounts.positions(large.n())), large.limits().advice()));
        };
    }

    /** {@return bounds on the positions that a search for all solutions visited, for n from 1 to 15} */
    public static PositionBounds positions(int n, Profile profile, boolean isRight) {
        long all = KnownCounts.positions(n);
        return new PositionBounds(isRight ? all : Math.min(all, profile.steps() / MOST_STEPS_OF_A_POSITION),
                isRight ? all : Math.min(all, profile.steps() / LEAST_STEPS_OF_A_POSITION));
    }

    /** Bounds on the number of visited positions: all of them or, for a wrong search, an estimate from its steps. */
    public record PositionBounds(long least, long most) {
    }
}
