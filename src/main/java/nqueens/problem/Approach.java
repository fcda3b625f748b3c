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
 * The representation that an exercise asks for, as rules on the operations that a search does for each position. Names,
 * declarations, rare operations, and those that only return or print answers don't matter.
 *
 * @param deciding the part of the code that must decide whether a square is safe
 * @param instead advice by the operation that a solver does most in place of the one asked for
 */
public record Approach(String message, List<Rule> rules, List<Growth> growths, boolean isOfArrangements,
        Optional<Ablation> deciding, Map<Operation, String> instead) {

    /**
     * The most operations for each position that aren't asked for: statistics in a map take 3, answers collected in a
     * set fewer. A search that marks only diagonals, and reads them only where a column is free, takes 4.3.
     */
    private static final double TOLERATED = 4;
    /** A call without a part may take this many times the steps: a look at an empty board ends late. */
    private static final int MORE_STEPS = 4;
    /** The factor by which other operations may be more frequent without a part that doesn't decide. */
    private static final double SLACK = 1.25;
    /** Three marks are read some 15 times for each position of n = 10, if reading stops at the first that is set. */
    private static final double MARKS = 12;
    /**
     * The growth from n = 8 to 10 that shows a loop over the rows above. An operation done once for each square grows
     * 22.2 times, one done for all rows above it 26 times and more.
     */
    private static final int GROWTH = 24;

    /** One rule: a bound, from below or above, on how often some operations together are done for each position. */
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

    /** Whether an operation that is asked for, or frequent, is done for each square with all rows above. */
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

    /** {@return an approach without rules; the message says what the exercise asks for, without a full stop} */
    public static Approach of(String message) {
        return new Approach(message, List.of(), List.of(), false, Optional.empty(), Map.of());
    }

    /**
     * {@return a new approach that also asks for any of these operations, together at least {@code each} for each
     * position}
     */
    public Approach does(double each, Operation... operations) {
        return with(new Rule(Set.of(operations), true, each, Optional.empty()));
    }

    /**
     * {@return a new approach that also asks for {@code each} of an operation for each position, where another is done
     * more often than {@code other}} The other one then seems to stand in its place.
     */
    public Approach doesRather(double each, Operation operation, double other, Operation than) {
        return with(new Rule(Set.of(operation), true, each,
                Optional.of(new Rule(Set.of(than), false, other, Optional.empty()))));
    }

    /** {@return a new approach that also forbids each of these operations, except for a few} */
    public Approach butNot(Operation... operations) {
        Approach approach = this;
        for (Operation operation : operations) {
            approach = approach.with(new Rule(Set.of(operation), false, TOLERATED, Optional.empty()));
        }
        return approach;
    }

    /** {@return a new approach that also forbids two operations together, except for a few of one of them} */
    public Approach butNotBoth(Operation one, Operation other) {
        return with(new Rule(Set.of(one), false, TOLERATED,
                Optional.of(new Rule(Set.of(other), false, TOLERATED, Optional.empty()))));
    }

    /**
     * {@return a new approach that also asks for comparisons of each square with the stored queens above} Reading
     * without comparing, to draw or print, doesn't count; marks are read once for a square.
     */
    public Approach comparingRows() {
        return with(new Growth(Operation.READ_MARK, true, false)).with(new Growth(Operation.COMPARE, true, true));
    }

    /** {@return a new approach that also forbids an operation in loops over the rows above} */
    public Approach butNotForRows(Operation operation) {
        return with(new Growth(operation, false, false));
    }

    /**
     * {@return a new approach that also asks for a look at each arrangement of one queen a row and a column, n! of
     * them} In any style and order, some part then runs once, twice or three times for each whole arrangement; in a
     * search that leaves some out, no part has a reason to. Code beside such a search that merely counts to n! isn't
     * told apart.
     */
    public Approach visitingArrangements() {
        return new Approach(message, rules, growths, true, deciding, instead);
    }

    /** {@return a new approach that also asks that a part of the code decides} */
    public Approach decidedBy(Ablation part) {
        return new Approach(message, rules, growths, isOfArrangements, Optional.of(part), instead);
    }

    /** {@return a new approach with advice on operations that are done in place of those asked for} */
    public Approach instead(String sentence, Operation... operations) {
        Map<Operation, String> more = new EnumMap<>(Operation.class);
        more.putAll(instead);
        List.of(operations).forEach(operation -> more.put(operation, sentence));
        return new Approach(message, rules, growths, isOfArrangements, deciding, more);
    }

    /** Holds two calls, both answered rightly, against the rules of growth. */
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
     * {@return the first rule that a search breaks: what it did and what the exercise asks for; empty if it keeps all}
     */
    public Optional<Fault> breach(Call call, Executed executed, Search.Visited positions) {
        return rules.stream().filter(rule -> !rule.isKept(executed, positions)).findFirst()
                .map(rule -> new Fault(Kind.REPRESENTATION, call + " " + seen(rule, executed),
                        message + instead(executed,
                                operation -> rule.isAsked != rule.operations.contains(operation))))
                .or(() -> isOfArrangements ? unvisited(call, executed) : Optional.empty());
    }

    /**
     * Repeats a call that was answered rightly without the part that must decide, if other operations may have decided.
     * An exception, or far more work, shows that the part does.
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
                // a list of columns will do as well
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

    /** Advice on the operation done most, or nearly: a forbidden one, or one in place of those asked for. */
    private String instead(Executed executed, Predicate<Operation> isMeant) {
        List<Operation> done = executed.operations().keySet().stream()
                .filter(operation -> operation != Operation.COMPARE).filter(isMeant).toList();
        long most = done.stream().mapToLong(executed::times).max().orElse(0);
        boolean isMarked = executed.times(Operation.READ_MARK) * 2 > executed.times(Operation.READ_NUMBER);
        return done.stream().filter(operation -> instead.containsKey(operation) && executed.times(operation) * 2 > most)
                // a mark is also a number that is read, but says more
                .filter(operation -> operation != Operation.READ_NUMBER || !isMarked)
                .max(Comparator.comparing(executed::times).thenComparing(Comparator.naturalOrder()))
                .map(operation -> "\n" + instead.get(operation)).orElse("");
    }

    /** The counts behind the refusal: too few operations of those asked for, and those done in their place. */
    private static String seen(Rule rule, Executed executed) {
        Stream<Operation> instead = rule.isAsked() ? executed.operations().keySet().stream()
                .filter(operation -> operation != Operation.COMPARE && !rule.operations().contains(operation))
                .sorted(Comparator.comparing(executed::times).reversed().thenComparing(Comparator.naturalOrder()))
                .limit(1) : Stream.empty();
        return Stream.concat(rule.operations().stream().sorted(), instead)
                .map(operation -> operation.times(executed.times(operation))).collect(Collectors.joining(", and "));
    }
}
