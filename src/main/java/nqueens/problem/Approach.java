package nqueens.problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import nqueens.problem.Fault.Kind;

/**
 * The representation that an exercise asks for, as rules on what a search does for each position that it visits. Names,
 * declarations and what is done but a few times, or only to return or print answers, don't matter.
 */
public final class Approach {

    /**
     * Of what isn't asked for, at most this much for each position: answers take it that are collected in a set, say,
     * and no search by it makes do with so little.
     */
    private static final double TOLERATED = 2;

    private final String message;
    private final List<Rule> rules;
    private final double leastGrowth;
    private final boolean isOfArrangements;

    /** One rule: operations that together are done at least, or at most, as often as so many positions are visited. */
    private record Rule(Set<Operation> operations, boolean isAsked, double each) {

        boolean isKept(Executed executed, long positions) {
            double most = each * positions;
            return isAsked ? times(executed) >= most : times(executed) <= most;
        }

        private long times(Executed executed) {
            return operations.stream().mapToLong(executed::times).sum();
        }
    }

    private Approach(String message, List<Rule> rules, double leastGrowth, boolean isOfArrangements) {
        this.message = message;
        this.rules = rules;
        this.leastGrowth = leastGrowth;
        this.isOfArrangements = isOfArrangements;
    }

    /**
     * Starts the rules of an exercise.
     *
     * @param message what the exercise asks for, a sentence without a full stop
     * @return an approach without a rule
     */
    public static Approach of(String message) {
        return new Approach(message, List.of(), 0, false);
    }

    /**
     * Asks for operations.
     *
     * @param each how often they are done together for each position, at least
     * @param operations the operations: any of them will do
     * @return a new approach with one rule more
     */
    public Approach does(double each, Operation... operations) {
        return with(new Rule(Set.of(operations), true, each));
    }

    /**
     * Forbids operations, but for a few.
     *
     * @param operations the operations
     * @return a new approach with a rule more for each of them
     */
    public Approach butNot(Operation... operations) {
        return butNot(TOLERATED, operations);
    }

    /**
     * Forbids operations, but for some.
     *
     * @param each how often each of them may be done for each position
     * @param operations the operations
     * @return a new approach with a rule more for each of them
     */
    public Approach butNot(double each, Operation... operations) {
        Approach approach = this;
        for (Operation operation : operations) {
            approach = approach.with(new Rule(Set.of(operation), false, each));
        }
        return approach;
    }

    /**
     * Asks for work for each square that grows with n.
     *
     * @param least how many times as many steps there are for the call that must be fast as for n = 8, at least
     * @return a new approach with one rule more
     */
    public Approach growing(double least) {
        return new Approach(message, rules, least, isOfArrangements);
    }

    /**
     * Asks for a look at each arrangement of one queen a row and a column, n! of them. However it is written, and in
     * whatever order they come, something is then done once, or twice or three times, for each arrangement that is
     * whole, and nothing in a search that leaves some of them out has any reason to be. Code that counts to n! beside
     * such a search isn't told from one that looks.
     *
     * @return a new approach with one rule more
     */
    public Approach visitingArrangements() {
        return new Approach(message, rules, leastGrowth, true);
    }

    /** Holds two calls against the rule of growth. */
    Optional<Fault> flat(Call small, Executed few, Call large, Executed many) {
        return Search.flat(small, few, large, many, leastGrowth, message);
    }

    private Approach with(Rule rule) {
        List<Rule> more = new ArrayList<>(rules);
        more.add(rule);
        return new Approach(message, more, leastGrowth, isOfArrangements);
    }

    /**
     * Holds a search against the rules, in the order in which these were added.
     *
     * @param call the call that searched
     * @param executed what it executed
     * @param positions how many positions it visited
     * @return what it did and what the exercise asks for, or empty if all rules are kept
     */
    public Optional<Fault> breach(Call call, Executed executed, long positions) {
        return rules.stream().filter(rule -> !rule.isKept(executed, positions)).findFirst()
                .map(rule -> new Fault(Kind.REPRESENTATION, call + " " + seen(rule, executed), message))
                .or(() -> isOfArrangements ? unvisited(call, executed) : Optional.empty());
    }

    private Optional<Fault> unvisited(Call call, Executed executed) {
        long arrangements = LongStream.rangeClosed(1, call.n()).reduce(1, (product, factor) -> product * factor);
        return executed.runs().stream().anyMatch(times -> times % arrangements == 0) ? Optional.empty()
                : Optional.of(new Fault(Kind.REPRESENTATION, String.format(Locale.ROOT,
                        "%s took %,d steps, and nothing in it ran %,d times, once for each of the %d! arrangements",
                        call, executed.steps(), arrangements, call.n()), message));
    }

    /** What the judge saw: of what is missing too little, and what was done in its place. */
    private static String seen(Rule rule, Executed executed) {
        Stream<Operation> instead = rule.isAsked() ? executed.operations().keySet().stream()
                .filter(operation -> !rule.operations().contains(operation))
                .sorted(Comparator.comparing(executed::times).reversed().thenComparing(Comparator.naturalOrder()))
                .limit(1) : Stream.empty();
        return Stream.concat(rule.operations().stream().sorted(), instead)
                .map(operation -> operation.times(executed.times(operation))).collect(Collectors.joining(", and "));
    }
}
