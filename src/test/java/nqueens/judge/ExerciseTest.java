package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExerciseTest {

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            BOARD2D        :: board2d       :: Board2dQueens       :: Board2dTest       :: 12 :: 3
            ARRAY1D        :: array1d       :: Array1dQueens       :: Array1dTest       :: 12 :: 3
            BOOLEAN_ARRAYS :: booleanarrays :: BooleanArraysQueens :: BooleanArraysTest :: 12 :: 3
            BITMASK        :: bitmask       :: BitmaskQueens       :: BitmaskTest       :: 15 :: 7
            """)
    void an_exercise_has_its_names_and_its_speed_test(
            Exercise exercise, String id, String solver, String suite, int n, int cpuSeconds) {
        assertThat(exercise.id()).isEqualTo(id);
        assertThat(exercise.solverName()).isEqualTo(solver);
        assertThat(exercise.suiteName()).isEqualTo(suite);
        assertThat(exercise.speedTest().n()).isEqualTo(n);
        assertThat(exercise.speedTest().cpuSeconds()).isEqualTo(cpuSeconds);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            BOARD2D        :: place one row after the other, and leave a square at once if a queen above attacks it
            ARRAY1D        :: compare a queen with those in the rows above before you go on to the next row
            BOOLEAN_ARRAYS :: ask three booleans whether a square is safe, instead of looking at the queens above
            BITMASK        :: take the free squares of a row at once: one expression gives a bit set of them all, and \
            its lowest bit is the next square to try; a loop over every column asks each square again
            """)
    void an_exercise_has_advice_for_slow_solvers(Exercise exercise, String advice) {
        assertThat(exercise.speedTest().advice()).isEqualTo(advice);
    }

    @Test
    void an_exercise_is_found_by_its_id() {
        assertThat(Exercise.of("booleanarrays")).contains(Exercise.BOOLEAN_ARRAYS);
        assertThat(Exercise.of("BOARD2D")).isEmpty();
    }

    @Test
    void only_an_int_of_bits_has_a_largest_n() {
        assertThat(Exercise.BITMASK.largestN()).contains(31);
        assertThat(Exercise.BOARD2D.largestN()).isEmpty();
        assertThat(Exercise.ARRAY1D.largestN()).isEmpty();
        assertThat(Exercise.BOOLEAN_ARRAYS.largestN()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "BOARD2D, TWO_DIMENSIONAL_ARRAY BOOLEAN_ARRAY SET BIT_SET SHIFT MASK",
        "ARRAY1D, MASK",
        "BOOLEAN_ARRAYS, BOOLEAN_ARRAY SET BIT_SET MASK",
        "BITMASK, SHIFT MASK SET"})
    void a_source_may_be_made_of_all_that_is_not_forbidden(Exercise exercise, String features) {
        assertThat(exercise.approach().breach(facts(features))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            BOARD2D :: BOOLEAN_ARRAY :: board2d keeps the board as a two-dimensional array, such as boolean[][]: \
            declare one
            ARRAY1D :: TWO_DIMENSIONAL_ARRAY BOOLEAN_ARRAY :: A.java:1: array1d keeps a position as one int[], row -> \
            column: no two-dimensional array
            ARRAY1D :: BOOLEAN_ARRAY SET :: A.java:2: array1d compares columns and differences: no boolean[] of what \
            is taken
            ARRAY1D :: SET BIT_SET :: A.java:3: array1d compares columns and differences: no sets of what is taken
            ARRAY1D :: BIT_SET SHIFT :: A.java:4: array1d compares columns and differences: no BitSet of what is taken
            ARRAY1D :: SHIFT :: A.java:5: array1d compares columns and differences: no shifted bits
            BOOLEAN_ARRAYS :: TWO_DIMENSIONAL_ARRAY :: booleanarrays marks columns and diagonals in boolean[]: \
            declare them
            BOOLEAN_ARRAYS :: BOOLEAN_ARRAY TWO_DIMENSIONAL_ARRAY SHIFT :: A.java:1: booleanarrays needs one boolean \
            for each column and diagonal: no two-dimensional array
            BOOLEAN_ARRAYS :: BOOLEAN_ARRAY SHIFT :: A.java:5: booleanarrays marks columns and diagonals in \
            boolean[]: no shifted bits
            BITMASK :: MASK :: bitmask moves its diagonals by shifts: use << and >>> on int bit sets
            BITMASK :: SHIFT :: bitmask finds free squares by masks: use &, | and ~ on int bit sets
            BITMASK :: SHIFT MASK BOOLEAN_ARRAY TWO_DIMENSIONAL_ARRAY :: A.java:2: bitmask keeps what is taken in \
            the bits of an int: no boolean[]
            BITMASK :: SHIFT MASK TWO_DIMENSIONAL_ARRAY BIT_SET :: A.java:1: bitmask keeps what is taken in the bits \
            of an int: no two-dimensional array
            BITMASK :: SHIFT MASK BIT_SET :: A.java:4: bitmask keeps what is taken in the bits of an int: no BitSet
            """)
    void another_representation_is_told_what_is_asked_for(Exercise exercise, String features, String message) {
        assertThat(exercise.approach().breach(facts(features))).contains(message);
    }

    /** Each feature stands in the line of its number, counted from 1. */
    private static SourceFacts facts(String features) {
        Map<Feature, String> places = new EnumMap<>(Feature.class);
        Arrays.stream(features.split(" ")).map(Feature::valueOf)
                .forEach(feature -> places.put(feature, "A.java:" + (feature.ordinal() + 1)));
        return new SourceFacts(places, Map.of());
    }
}
