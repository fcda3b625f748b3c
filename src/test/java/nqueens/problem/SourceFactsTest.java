package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;

class SourceFactsTest {

    @Test
    void the_features_used_stand_in_their_own_order() {
        Map<Feature, String> features = new LinkedHashMap<>();
        features.put(Feature.MASK, "A.java:2");
        features.put(Feature.SET, "A.java:1");
        assertThat(new SourceFacts(features, Map.of()).used()).containsExactly(Feature.SET, Feature.MASK);
    }

    @Test
    void facts_do_not_change_with_the_maps_they_were_made_from() {
        Map<Feature, String> features = new HashMap<>(Map.of(Feature.SET, "A.java:1"));
        Map<Long, String> numbers = new HashMap<>(Map.of(92L, "A.java:2"));
        SourceFacts facts = new SourceFacts(features, numbers);

        features.clear();
        numbers.clear();

        assertThat(facts).isEqualTo(new SourceFacts(Map.of(Feature.SET, "A.java:1"), Map.of(92L, "A.java:2")));
        assertThat(facts.features()).isUnmodifiable();
        assertThat(facts.numbers()).isUnmodifiable();
    }
}
