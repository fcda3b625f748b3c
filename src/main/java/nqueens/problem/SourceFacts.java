package nqueens.problem;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What the sources of one exercise are made of: facts, without a verdict.
 *
 * @param features where each feature is first used, as {@code File.java:line}
 * @param numbers where each whole number is first written as a literal, as {@code File.java:line}
 */
public record SourceFacts(Map<Feature, String> features, Map<Long, String> numbers) {

    /** Creates the facts, from copies of both maps. */
    public SourceFacts {
        Map<Feature, String> sorted = new EnumMap<>(Feature.class);
        sorted.putAll(features);
        features = Collections.unmodifiableMap(sorted);
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
    }

    /**
     * Tells which features are used.
     *
     * @return the features, unmodifiable
     */
    public Set<Feature> used() {
        return features.keySet();
    }
}
