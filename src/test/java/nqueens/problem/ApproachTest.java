package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class ApproachTest {

    private static final Map<Long, String> NO_NUMBERS = Map.of();

    private final Approach approach = Approach.free()
            .asking(Feature.MASK, "use masks")
            .without(Feature.SET, "no sets")
            .without(Feature.SHIFT, "no shifts");

    @Test
    void sources_that_keep_all_rules_are_no_breach() {
        assertThat(approach.breach(facts(Map.of(Feature.MASK, "A.java:3", Feature.BOOLEAN_ARRAY, "A.java:4"))))
                .isEmpty();
    }

    @Test
    void a_feature_that_is_asked_for_has_to_be_there() {
        assertThat(told(approach, facts(Map.of()))).isEqualTo("use masks");
    }

    @Test
    void a_feature_that_must_not_be_there_is_shown() {
        assertThat(told(approach, facts(Map.of(Feature.MASK, "A.java:3", Feature.SHIFT, "B.java:7"))))
                .isEqualTo("B.java:7: no shifts");
    }

    @Test
    void the_first_rule_that_is_broken_is_told() {
        assertThat(told(approach, facts(
                Map.of(Feature.MASK, "A.java:3", Feature.SHIFT, "A.java:4", Feature.SET, "A.java:5"))))
                .isEqualTo("A.java:5: no sets");
        assertThat(told(approach, facts(Map.of(Feature.SET, "A.java:5")))).isEqualTo("use masks");
    }

    @Test
    void a_rule_more_leaves_the_rules_it_was_added_to_alone() {
        Approach free = Approach.free();
        free.asking(Feature.MASK, "use masks");
        free.without(Feature.SET, "no sets");
        assertThat(free.breach(facts(Map.of(Feature.SET, "A.java:5")))).isEmpty();
    }

    @Test
    void three_known_counts_are_a_table() {
        Map<Long, String> numbers = new LinkedHashMap<>();
        numbers.put(724L, "B.java:9");
        numbers.put(352L, "A.java:3");
        numbers.put(666_090_624L, "A.java:4");
        assertThat(told(Approach.free(), new SourceFacts(Map.of(), numbers))).isEqualTo(
                "A.java:3: known counts stand in the source: 352, 724, 666090624;"
                        + " a table is not a solution: let the search count");
    }

    @Test
    void two_known_counts_are_none() {
        assertThat(tableOf(352, 724)).isEmpty();
    }

    @Test
    void small_counts_and_other_numbers_stand_in_a_source_for_many_reasons() {
        assertThat(tableOf(1, 0, 2, 10, 4, 40, 92, 352, 724, 723, 1000)).isEmpty();
    }

    @Test
    void a_table_is_told_after_the_rules() {
        SourceFacts facts = new SourceFacts(Map.of(), Map.of(352L, "A.java:3", 724L, "A.java:3", 2680L, "A.java:3"));
        assertThat(approach.breach(facts)).map(Fault::kind).contains(Fault.Kind.REPRESENTATION);
        assertThat(Approach.free().breach(facts)).map(Fault::kind).contains(Fault.Kind.TABLE);
    }

    private static String told(Approach approach, SourceFacts facts) {
        return approach.breach(facts).orElseThrow().toString();
    }

    private static Optional<Fault> tableOf(long... numbers) {
        Map<Long, String> places = new LinkedHashMap<>();
        for (long number : numbers) {
            places.put(number, "A.java:3");
        }
        return Approach.free().breach(new SourceFacts(Map.of(), places));
    }

    private static SourceFacts facts(Map<Feature, String> features) {
        return new SourceFacts(features, NO_NUMBERS);
    }
}
