package nqueens.interview;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * How one has scored oneself.
 *
 * @param grades a grade from 1 to 4 for each criterion that has one; in the order of {@link Criterion}
 */
public record Rubric(Map<Criterion, Integer> grades) {

    /** No grade yet. */
    public static final Rubric EMPTY = new Rubric(Map.of());

    /**
     * Creates a rubric, from a copy of the map.
     *
     * @throws IllegalArgumentException if a grade is not 1 to 4
     */
    public Rubric {
        Map<Criterion, Integer> sorted = new EnumMap<>(Criterion.class);
        sorted.putAll(grades);
        sorted.values().forEach(Criterion::checked);
        grades = Collections.unmodifiableMap(sorted);
    }

    /**
     * Gives a grade.
     *
     * @param criterion the criterion
     * @param grade 1 to 4, in place of an earlier one
     * @return the rubric with the grade
     * @throws IllegalArgumentException if there is no such grade
     */
    public Rubric with(Criterion criterion, int grade) {
        Map<Criterion, Integer> more = new EnumMap<>(Criterion.class);
        more.putAll(grades);
        more.put(criterion, grade);
        return new Rubric(more);
    }

    /**
     * Gives the mean of the grades.
     *
     * @return 1 to 4; empty if there is no grade
     */
    public OptionalDouble mean() {
        return grades.values().stream().mapToInt(Integer::intValue).average();
    }

    /** Gives the grades in the order of the criteria, such as {@code 3 2 - 4}; {@code -} where there is none. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Criterion criterion : Criterion.values()) {
            Integer grade = grades.get(criterion);
            text.append(' ').append(grade == null ? "-" : grade);
        }
        return text.substring(1);
    }
}
