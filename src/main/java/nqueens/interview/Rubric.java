package nqueens.interview;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How one has scored oneself: a grade from 1 to 4 for each criterion that has one, in the order of {@link Criterion}.
 */
record Rubric(Map<Criterion, Integer> grades) {

    static final Rubric EMPTY = new Rubric(Map.of());

    Rubric {
        grades = Collections.unmodifiableMap(new TreeMap<>(grades));
        grades.values().forEach(Criterion::checked);
    }

    /** The rubric with a grade from 1 to 4, in place of an earlier one. */
    Rubric with(Criterion criterion, int grade) {
        Map<Criterion, Integer> more = new TreeMap<>(grades);
        more.put(criterion, grade);
        return new Rubric(more);
    }

    /** The mean of the grades; empty if there is none. */
    OptionalDouble mean() {
        return grades.values().stream().mapToInt(Integer::intValue).average();
    }

    /** Gives the grades in the order of the criteria, such as {@code 3 2 - 4}; {@code -} where there is none. */
    @Override
    public String toString() {
        return Arrays.stream(Criterion.values()).map(grades::get).map(grade -> grade == null ? "-" : grade.toString())
                .collect(Collectors.joining(" "));
    }
}
