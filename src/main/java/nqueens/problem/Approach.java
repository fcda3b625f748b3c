package nqueens.problem;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import nqueens.board.KnownCounts;
import nqueens.problem.Fault.Kind;

/**
 * The representation that an exercise requires, as rules on what a solver's code executes. Names, declarations, rare
 * operations, and operations that only return or print answers don't matter.
 *
 * @param instead advice for solvers that use other operations than the required ones, by operation
 */
public record Approach(String message, List<Requirement> demands, Map<Operation, String> instead) {

    /**
     * Maximum number of each unwanted operation per position. Statistics in a map are allowed, and take 3
     * operations. Marks on diagonals aren't allowed; to read them only in free columns takes 4.3 operations.
     */
    private static final double TOLERATED = 4;
    /** Factor by which a call's steps may grow if code is cut out: an empty board takes longer to scan. */
    private static final int MORE_STEPS = 4;
    /**
     * The same factor for a part that must not decide whether a square is safe, and for calls with n = 6. A search that
     * finds every square safe takes over 300 times the steps.
     */
    private static final int MOST_STEPS = 256;
    /** The parts without which every square counts as safe. */
    private static final Set<Ablation> ALL_SAFE = Set.of(Ablation.BOARDS, Ablation.BOOLEANS, Ablation.COMPARISONS);
    /** An n so small that a search ends in time even if it finds too many squares safe. */
    private static final int FEW = 6;
    /** The number of placements for n = 6 with a queen in each row, in any column. */
    private static final int ALL_PLACEMENTS = 46_656;
    /** Counts for n = 6 that prove nothing, since other code may test columns and the row above; 64 is (byte) 46656. */
    private static final Set<Long> SOME_PLACEMENTS = Set.of(720L, 90L, 18_750L, 9_628L, 2_642L, 64L);
    /** Factor by which the number of other operations may grow if the part that is cut out tests no squares. */
    private static final double SLACK = 1.25;
    /** Growth is checked only above this number of operations per position. */
    private static final double MARKS = 12;
    /**
     * Growth from n = 8 to n = 10 that reveals a loop over the rows above. Operations that run once for each square
     * grow by a factor of 22.2, and those that run for each row above a square by at least 24.9.
     */
    private static final int GROWTH = 24;

    private sealed interface Requirement {
    }

    /** A bound on some operations per position: a lower bound on their sum, or an upper bound on the rarest of them. */
    private record OperationBound(Set<Operation> operations, boolean isAsked, double each) implements Requirement {

        boolean isKept(Profile profile, SearchBounds.PositionBounds positions) {
            LongStream times = operations.stream().mapToLong(profile::times);
            return isAsked ? times.sum() >= each * positions.least()
                    : times.min().orElseThrow() <= each * positions.most();
        }
    }

    /** A rule against running an operation once for each row above a square. */
    private record GrowthBound(Operation operation) implements Requirement {

        boolean isKept(Profile few, Call large, Profile many) {
            return many.times(operation) <= MARKS * KnownCounts.positions(large.n()) || times(few, many) < GROWTH;
        }

        private double times(Profile few, Profile many) {
            return many.times(operation) / (double) Math.max(1, few.times(operation));
        }

        String seen(Call small, Profile few, Call large, Profile many) {
            return String.format(Locale.ROOT, "%s %s, and %s %,d: %.1f times as many; a search that compares with"
                    + " all rows above does so at least %d times as often", small,
                    operation.times(few.times(operation)), large, many.times(operation), times(few, many), GROWTH);
        }
    }

    /** A rule that a part of the code must, or must not, decide whether a square is safe. */
    private record DecisionRule(Ablation part, boolean isAsked) implements Requirement {

        /**
         * Returns whether the rule must be checked. Required parts other than comparisons are always checked; the other
         * parts are checked only if the counts of operations leave the answer open.
         */
        boolean isDoubtful(Profile profile, Call call) {
            return isAsked && part != Ablation.COMPARISONS || (isAsked ? part.others(profile) : part.own(profile))
                    > TOLERATED * KnownCounts.positions(call.n());
        }

        Optional<String> finding(Solver solver, Call call, Profile profile, List<Integer> blocks) {
            Call bounded = call.within(call.limits().steps(profile.steps() * (isAsked ? MORE_STEPS : MOST_STEPS)));
            List<Boolean> missed = Stream.of(List.<Long>of(), profile.runs())
                    .map(runs -> new Ablation.Cut(part, runs, Long.MAX_VALUE, blocks))
                    .flatMap(cut -> Solver.ifAnswered(() -> Optional.of(solver.profiledWithout(cut, bounded))).stream())
                    .map(profiled -> executedRightly(profiled, call)
                            .filter(other -> part.others(other) <= SLACK * part.others(profile)).isPresent()).toList();
            if (isAsked) {
                return missed.contains(true) ? Optional.of(call + " finds the same number of solutions when " + part
                        + ": something else decides") : shared(solver, call, blocks);
            }
            return missed.contains(true) ? Optional.empty()
                    : Optional.of(call + " fails when " + part + ": that decides, too");
        }

        /** Returns evidence that other code rejects some squares: without this part, not all placements are found. */
        private Optional<String> shared(Solver solver, Call call, List<Integer> blocks) {
            Call few = Call.of(call.method(), FEW);
            return Optional.of(part).filter(ALL_SAFE::contains).flatMap(all -> Solver.ifAnswered(() ->
                    solver.profile(few).map(profile -> solver.profiledWithout(
                            new Ablation.Cut(part, List.of(), Long.MAX_VALUE, blocks),
                            few.within(few.limits().steps(profile.steps() * MOST_STEPS))).answer())))
                    .filter(found -> found instanceof Long count && count > KnownCounts.solutions(FEW)
                            && !SOME_PLACEMENTS.contains(count) && count < ALL_PLACEMENTS)
                    .map(found -> String.format(Locale.ROOT, "%s finds %,d of %,d placements when %s: something else"
                            + " decides", few, found, ALL_PLACEMENTS, part));
        }
    }

    private record ArrangementBound() implements Requirement {
    }

    /** {@return an approach without rules; the message names the required representation, without a full stop} */
    public static Approach of(String message) {
        return new Approach(message, List.of(), Map.of());
    }

    /** {@return a new approach that also requires these operations; {@code each} is their minimum sum per position} */
    public Approach does(double each, Operation... operations) {
        return with(new OperationBound(Set.of(operations), true, each));
    }

    /** {@return a new approach that also limits each of these operations to a few per position} */
    public Approach butNot(Operation... operations) {
        Approach approach = this;
        for (Operation operation : operations) {
            approach = approach.with(new OperationBound(Set.of(operation), false, TOLERATED));
        }
        return approach;
    }

    /** {@return a new approach that also limits the rarer of two operations to a few per position} */
    public Approach butNotBoth(Operation one, Operation other) {
        return with(new OperationBound(Set.of(one, other), false, TOLERATED));
    }

    /** {@return a new approach that also forbids an operation in loops over the rows above} */
    public Approach butNotForRows(Operation operation) {
        return with(new GrowthBound(operation));
    }

    /**
     * {@return a new approach that also requires a visit to all n! arrangements of one queen in each row and column}
     * Some part of the code then runs a whole number of times for each arrangement; in a search that skips
     * arrangements, no part does. A loop that only counts to n! is noticed: without it, the answer stays the same.
     */
    public Approach visitingArrangements() {
        return with(new ArrangementBound());
    }

    /** {@return a new approach that also requires a part of the code to decide whether a square is safe} */
    public Approach decidedBy(Ablation part) {
        return with(new DecisionRule(part, true));
    }

    /** {@return a new approach that also forbids a part of the code to decide whether a square is safe} */
    public Approach notDecidedBy(Ablation part) {
        return with(new DecisionRule(part, false));
    }

    /** {@return a new approach with advice on operations that replace the required ones} */
    public Approach instead(String sentence, Operation... operations) {
        Map<Operation, String> more = new EnumMap<>(Operation.class);
        more.putAll(instead);
        List.of(operations).forEach(operation -> more.put(operation, sentence));
        return new Approach(message, demands, more);
    }

    /** Applies the rules that compare two calls with right answers, and returns the first broken rule as a fault. */
    public Optional<Fault> growth(Solver solver, Call small, Profile few, Call large, Profile many) {
        List<Integer> forRows = IntStream.range(0, few.runs().size()).boxed()
                .filter(i -> many.runs().get(i) >= GROWTH * few.runs().get(i)).toList();
        return all(GrowthBound.class).filter(rule -> !rule.isKept(few, large, many))
                .findFirst().map(rule -> new Fault(Kind.REPRESENTATION, rule.seen(small, few, large, many),
                        message + instead(many, operation -> true)))
                .or(() -> undecided(solver, small, few, forRows, Ablation.COMPARISONS::equals));
    }

    private Approach with(Requirement demand) {
        return new Approach(message, Stream.concat(demands.stream(), Stream.of(demand)).toList(), instead);
    }

    private <T> Stream<T> all(Class<T> kind) {
        return demands.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** {@return a fault that states the first broken rule on operations or arrangements, or empty} */
    public Optional<Fault> breach(Call call, Profile profile, SearchBounds.PositionBounds positions) {
        return all(OperationBound.class).filter(rule -> !rule.isKept(profile, positions)).findFirst()
                .map(rule -> new Fault(Kind.REPRESENTATION, call + " " + seen(rule, profile),
                        message + instead(profile,
                                operation -> rule.isAsked != rule.operations.contains(operation))))
                .or(() -> all(ArrangementBound.class).findFirst().flatMap(all -> unvisited(call, profile)));
    }

    /**
     * Checks the rules on which parts of the code decide whether a square is safe. Repeats the call, if its answer was
     * right, without one of these parts at a time.
     */
    public Optional<Fault> undecided(Solver solver, Call call) {
        return Solver.ifAnswered(() -> executedRightly(solver.profiled(call), call)).flatMap(profile ->
                undecided(solver, call, profile, List.of(), each -> each != Ablation.COMPARISONS)
                        .or(() -> all(ArrangementBound.class).findFirst().flatMap(all -> SearchBounds.tableBeside(
                                solver, call, arrangements(call) - 1, profile.steps())
                                .map(fault -> new Fault(Kind.REPRESENTATION, fault.finding(), message)))));
    }

    private Optional<Fault> undecided(Solver solver, Call call, Profile profile, List<Integer> blocks,
            Predicate<Ablation> parts) {
        return all(DecisionRule.class)
                .filter(decision -> parts.test(decision.part) && decision.isDoubtful(profile, call))
                .flatMap(decision -> decision.finding(solver, call, profile, blocks).stream()).findFirst()
                .map(finding -> new Fault(Kind.REPRESENTATION, finding,
                        message + instead(profile, operation -> true)));
    }

    private static Optional<Profile> executedRightly(Solver.ProfiledAnswer profiled, Call call) {
        Object found = profiled.answer() instanceof List<?> list ? (Object) (long) list.size() : profiled.answer();
        return profiled.profile().filter(profile -> Long.valueOf(KnownCounts.solutions(call.n())).equals(found));
    }

    private Optional<Fault> unvisited(Call call, Profile profile) {
        long arrangements = arrangements(call);
        return profile.runs().stream().anyMatch(times -> times > 0 && times % arrangements == 0) ? Optional.empty()
                : Optional.of(new Fault(Kind.REPRESENTATION, String.format(Locale.ROOT,
                        "%s took %,d steps, and no part of it ran %,d times, once for each of the %d! arrangements",
                        call, profile.steps(), arrangements, call.n()), message));
    }

    private static long arrangements(Call call) {
        return LongStream.rangeClosed(1, call.n()).reduce(1, (product, factor) -> product * factor);
    }

    private String instead(Profile profile, Predicate<Operation> isMeant) {
        List<Operation> done = profile.operations().keySet().stream()
                .filter(operation -> operation != Operation.COMPARE).filter(isMeant).toList();
        long most = done.stream().mapToLong(profile::times).max().orElse(0);
        boolean isMarked = profile.times(Operation.READ_MARK) * 2 > profile.times(Operation.READ_NUMBER);
        return done.stream().filter(operation -> instead.containsKey(operation) && profile.times(operation) * 2 > most)
                // each read of a mark is also counted as a read of a number, which says less
                .filter(operation -> operation != Operation.READ_NUMBER || !isMarked)
                .max(Comparator.comparing(profile::times).thenComparing(Comparator.naturalOrder()))
                .map(operation -> "\n" + instead.get(operation)).orElse("");
    }

    private static String seen(OperationBound rule, Profile profile) {
        Stream<Operation> instead = rule.isAsked() ? profile.operations().keySet().stream()
                .filter(operation -> operation != Operation.COMPARE && !rule.operations().contains(operation))
                .sorted(Comparator.comparing(profile::times).reversed().thenComparing(Comparator.naturalOrder()))
                .limit(1) : Stream.empty();
        return Stream.concat(rule.operations().stream().sorted(), instead)
                .map(operation -> operation.times(profile.times(operation))).collect(Collectors.joining(", and "));
    }
}
