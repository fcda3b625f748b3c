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
import java.util.stream.LongStream;
import java.util.stream.Stream;

import nqueens.board.KnownCounts;
import nqueens.problem.Fault.Kind;

/**
 * The representation that an exercise requires, as rules on the number of operations for each position. Names,
 * declarations, rare operations, and operations that only return or print answers don't matter.
 *
 * @param deciding the part of the code that must decide whether a square is safe
 * @param instead advice, by the operation that most often replaces the required one
 */
public record Approach(String message, List<Rule> rules, List<Growth> growths, boolean isOfArrangements,
        Optional<Ablation> deciding, Map<Operation, String> instead) {

    /**
     * Maximum number of other operations for each position: statistics in a map take 3, answers in a set fewer. A
     * search that marks only diagonals, and reads the marks only for a free column, takes 4.3.
     */
    private static final double TOLERATED = 4;
    /** A call without a part may take this many times its steps: a scan of an empty board ends late. */
    private static final int MORE_STEPS = 4;
    /** Without a part that doesn't decide, other operations may be more frequent by this factor. */
    private static final double SLACK = 1.25;
    /** For n = 10 a search that stops at the first mark set reads three marks some 15 times for each position. */
    private static final double MARKS = 12;
    /**
     * The growth from n = 8 to 10 that shows a loop over the rows above. An operation for each square becomes 22.2
     * times as frequent, an operation for each row above a square at least 26 times.
     */
    private static final int GROWTH = 24;

    /** A lower or upper bound on the total number of some operations for each position. */
    private record Rule(Set<Operation> operations, boolean isAsked, double each, Optional<Rule> unless) {

        boolean isKept(Executed executed, Search.Visited positions) {
            return unless.filter(other -> other.isKept(executed, positions)).isPresent()
                    || (isAsked ? times(executed) >= each * positions.least()
                            : times(executed) <= each * positions.most());
        }

        private long times(Executed executed) {
            return operations.stream().mapToLong(executed::times).sum();
        }
    }

    /** Whether a required or frequent operation runs for each row above a square. */
    private record Growth(Operation operation, boolean isForRows, boolean isAsked) {

        boolean isKept(Executed few, Call large, Executed many) {
            return !isAsked && many.times(operation) <= MARKS * KnownCounts.positions(large.n())
                    || times(few, many) >= GROWTH == isForRows;
        }

        private double times(Executed few, Executed many) {
            return many.times(operation) / (double) Math.max(1, few.times(operation));
        }

        String seen(Call small, Executed few, Call large, Executed many) {
            return String.format(Locale.ROOT, "%s %s, and %s %,d: %.1f times as many; a search that compares with"
                    + " all rows above does so at least %d times as often", small,
                    operation.times(few.times(operation)), large, many.times(operation), times(few, many), GROWTH);
        }
    }

    /** {@return an approach without rules; the message names the required representation, without a full stop} */
    public static Approach of(String message) {
        return new Approach(message, List.of(), List.of(), false, Optional.empty(), Map.of());
    }

    /**
     * {@return a new approach that also requires these operations, together at least {@code each} for each position}
     */
    public Approach does(double each, Operation... operations) {
        return with(new Rule(Set.of(operations), true, each, Optional.empty()));
    }

    /**
     * {@return a new approach that also requires an operation {@code each} times for each position, if another is more
     * frequent than {@code other}} The other operation then seems to replace it.
     */
    public Approach doesRather(double each, Operation operation, double other, Operation than) {
        return with(new Rule(Set.of(operation), true, each,
                Optional.of(new Rule(Set.of(than), false, other, Optional.empty()))));
    }

    /** {@return a new approach that also forbids each of these operations, but tolerates a few} */
    public Approach butNot(Operation... operations) {
        Approach approach = this;
        for (Operation operation : operations) {
            approach = approach.with(new Rule(Set.of(operation), false, TOLERATED, Optional.empty()));
        }
        return approach;
    }

    /** {@return a new approach that also forbids two operations together, but tolerates a few of one of them} */
    public Approach butNotBoth(Operation one, Operation other) {
        return with(new Rule(Set.of(one), false, TOLERATED,
                Optional.of(new Rule(Set.of(other), false, TOLERATED, Optional.empty()))));
    }

    /**
     * {@return a new approach that also requires comparisons of each square with the stored queens above} Reads for
     * drawing or printing don't count, since they compare nothing; marks are read only once for each square.
     */
    public Approach comparingRows() {
        return with(new Growth(Operation.READ_MARK, true, false)).with(new Growth(Operation.COMPARE, true, true));
    }

    /** {@return a new approach that also forbids an operation in loops over the rows above} */
    public Approach butNotForRows(Operation operation) {
        return with(new Growth(operation, false, false));
    }

    /**
     * {@return a new approach that also requires a visit to all n! arrangements of one queen in each row and column} In
     * any style and order, some part then runs once, twice or three times for each whole arrangement. In a search that
     * skips some of them, no part does. A loop that merely counts to n! isn't detected.
     */
    public Approach visitingArrangements() {
        return new Approach(message, rules, growths, true, deciding, instead);
    }

    /** {@return a new approach that also requires a part of the code to decide} */
    public Approach decidedBy(Ablation part) {
        return new Approach(message, rules, growths, isOfArrangements, Optional.of(part), instead);
    }

    /** {@return a new approach with advice on operations that replace the required ones} */
    public Approach instead(String sentence, Operation... operations) {
        Map<Operation, String> more = new EnumMap<>(Operation.class);
        more.putAll(instead);
        List.of(operations).forEach(operation -> more.put(operation, sentence));
        return new Approach(message, rules, growths, isOfArrangements, deciding, more);
    }

    /** Applies the rules of growth to two calls with right answers. */
    public Optional<Fault> growth(Call small, Executed few, Call large, Executed many) {
        return growths.stream().filter(rule -> !rule.isKept(few, large, many)).findFirst()
                .map(rule -> new Fault(Kind.REPRESENTATION, rule.seen(small, few, large, many),
                        message + instead(many, operation -> true)));
    }

    private Approach with(Rule rule) {
        return new Approach(message, joined(rules, rule), growths, isOfArrangements, deciding, instead);
    }

    private Approach with(Growth growth) {
        return new Approach(message, rules, joined(growths, growth), isOfArrangements, deciding, instead);
    }

    private static <T> List<T> joined(List<T> list, T last) {
        return Stream.concat(list.stream(), Stream.of(last)).toList();
    }

    /**
     * {@return the first rule that a search breaks, with its operations and the requirement; empty if it breaks none}
     */
    public Optional<Fault> breach(Call call, Executed executed, Search.Visited positions) {
        return rules.stream().filter(rule -> !rule.isKept(executed, positions)).findFirst()
                .map(rule -> new Fault(Kind.REPRESENTATION, call + " " + seen(rule, executed),
                        message + instead(executed,
                                operation -> rule.isAsked != rule.operations.contains(operation))))
                .or(() -> isOfArrangements ? unvisited(call, executed) : Optional.empty());
    }

    /**
     * If other operations may have decided a right answer, repeats the call without the part that must decide. An
     * exception, or far more work, shows that the part decides.
     */
    public Optional<Fault> undecided(Solver solver, Call call) {
        return deciding.flatMap(part -> Solver.ifAnswered(() -> executedRightly(solver.measured(call), call)
                .filter(executed -> isOtherwiseDecided(part, executed, KnownCounts.positions(call.n())))
                .filter(executed -> executedRightly(solver.without(part, call.within(call.allowance()
                        .steps(executed.steps() * MORE_STEPS))), call)
                        .filter(other -> part.others(other) <= SLACK * part.others(executed)).isPresent())
                .map(executed -> new Fault(Kind.REPRESENTATION, call + " finds the same number of solutions when "
                        + part + ": something else decides", message + instead(executed, operation -> true)))));
    }

    private static boolean isOtherwiseDecided(Ablation part, Executed executed, long positions) {
        return part.others(executed) > TOLERATED * positions
                // a list of columns is allowed, too
                && (part != Ablation.NUMBERS || executed.times(Operation.LIST) <= TOLERATED * positions);
    }

    private static Optional<Executed> executedRightly(Solver.Measured measured, Call call) {
        Object found = measured.answer() instanceof List<?> list ? (Object) (long) list.size() : measured.answer();
        return measured.executed().filter(executed -> Long.valueOf(KnownCounts.of(call.n())).equals(found));
    }

    private Optional<Fault> unvisited(Call call, Executed executed) {
        long arrangements = LongStream.rangeClosed(1, call.n()).reduce(1, (product, factor) -> product * factor);
        return executed.runs().stream().anyMatch(times -> times % arrangements == 0) ? Optional.empty()
                : Optional.of(new Fault(Kind.REPRESENTATION, String.format(Locale.ROOT,
                        "%s took %,d steps, and no part of it ran %,d times, once for each of the %d! arrangements",
                        call, executed.steps(), arrangements, call.n()), message));
    }

    /** Returns advice on one of the most frequent operations that is forbidden, or replaces a required one. */
    private String instead(Executed executed, Predicate<Operation> isMeant) {
        List<Operation> done = executed.operations().keySet().stream()
                .filter(operation -> operation != Operation.COMPARE).filter(isMeant).toList();
        long most = done.stream().mapToLong(executed::times).max().orElse(0);
        boolean isMarked = executed.times(Operation.READ_MARK) * 2 > executed.times(Operation.READ_NUMBER);
        return done.stream().filter(operation -> instead.containsKey(operation) && executed.times(operation) * 2 > most)
                // each read of a mark is also a read of a number, but says more
                .filter(operation -> operation != Operation.READ_NUMBER || !isMarked)
                .max(Comparator.comparing(executed::times).thenComparing(Comparator.naturalOrder()))
                .map(operation -> "\n" + instead.get(operation)).orElse("");
    }

    /** Describes the counts behind a refusal: too few required operations, and their substitutes. */
    private static String seen(Rule rule, Executed executed) {
        Stream<Operation> instead = rule.isAsked() ? executed.operations().keySet().stream()
                .filter(operation -> operation != Operation.COMPARE && !rule.operations().contains(operation))
                .sorted(Comparator.comparing(executed::times).reversed().thenComparing(Comparator.naturalOrder()))
                .limit(1) : Stream.empty();
        return Stream.concat(rule.operations().stream().sorted(), instead)
                .map(operation -> operation.times(executed.times(operation))).collect(Collectors.joining(", and "));
    }
}
