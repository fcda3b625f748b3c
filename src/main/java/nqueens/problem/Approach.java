package nqueens.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

import nqueens.board.KnownCounts;

/**
 * The representation that an exercise asks for, as rules on what its sources are made of. Told from
 * the compiler's syntax tree, so that names, comments and strings don't matter.
 */
public final class Approach {

    /** A count below this may stand in a source for many reasons. */
    private static final long SMALLEST_TABLED = 352;
    /** As many different known counts in one source are a table. */
    private static final int TABLE = 3;

    private final List<Rule> rules;

    /** One rule: a feature that has to be there, or must not be, and what the exercise asks for. */
    private record Rule(Feature feature, boolean wanted, String message) {
    }

    private Approach(List<Rule> rules) {
        this.rules = rules;
    }

    /**
     * Starts the rules of an exercise.
     *
     * @return an approach that only forbids a table of counts
     */
    public static Approach free() {
        return new Approach(List.of());
    }

    /**
     * Adds a feature that the sources must have.
     *
     * @param feature the feature
     * @param message what the exercise asks for, a sentence without a full stop
     * @return a new approach with one rule more
     */
    public Approach asking(Feature feature, String message) {
        return with(new Rule(feature, true, message));
    }

    /**
     * Adds a feature that the sources must not have.
     *
     * @param feature the feature
     * @param message what the exercise asks for, a sentence without a full stop
     * @return a new approach with one rule more
     */
    public Approach without(Feature feature, String message) {
        return with(new Rule(feature, false, message));
    }

    /**
     * Holds sources against the rules, in the order in which these were added; the table comes last.
     *
     * @param facts what the sources are made of
     * @return what the exercise asks for and where it is not met, or empty if all rules are kept
     */
    public Optional<Fault> breach(SourceFacts facts) {
        for (Rule rule : rules) {
            String place = facts.features().get(rule.feature());
            if (rule.wanted() && place == null) {
                return Optional.of(new Fault(Fault.Kind.REPRESENTATION, rule.message(), ""));
            }
            if (!rule.wanted() && place != null) {
                return Optional.of(new Fault(Fault.Kind.REPRESENTATION, rule.message(), "").at(place));
            }
        }
        return table(facts.numbers());
    }

    /** The rules as the one case of a check. */
    Case asCase() {
        return new Case("what the sources are made of", solver -> breach(solver.facts()));
    }

    private Approach with(Rule rule) {
        List<Rule> more = new ArrayList<>(rules);
        more.add(rule);
        return new Approach(more);
    }

    private static Optional<Fault> table(Map<Long, String> numbers) {
        StringJoiner table = new StringJoiner(", ");
        List<String> places = new ArrayList<>();
        for (long count : KnownCounts.all()) {
            String place = numbers.get(count);
            if (count >= SMALLEST_TABLED && place != null) {
                table.add(Long.toString(count));
                places.add(place);
            }
        }
        if (places.size() < TABLE) {
            return Optional.empty();
        }
        return Optional.of(new Fault(Fault.Kind.TABLE, "known counts stand in the source: " + table
                + "; a table is not a solution: let the search count", "").at(places.get(0)));
    }
}
