package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RubricTest {

    @Test
    void there_are_four_criteria() {
        assertThat(Arrays.stream(Criterion.values()).map(Criterion::title))
                .containsExactly("communication", "problem solving", "code", "testing");
    }

    @ParameterizedTest
    @EnumSource
    void each_grade_has_a_meaning_of_its_own(Criterion criterion) {
        assertThat(criterion.question()).endsWith("?");
        assertThat(IntStream.rangeClosed(1, 4).mapToObj(criterion::meaning)).doesNotHaveDuplicates()
                .allSatisfy(meaning -> assertThat(meaning).hasSizeBetween(15, 100).doesNotEndWith("."));
    }

    @Test
    void grades_go_from_least_to_best() {
        assertThat(Criterion.CODE.meaning(1)).isEqualTo("does not run, or nobody else could read it");
        assertThat(Criterion.CODE.meaning(4)).isEqualTo("as before, and the twist was a change of a few lines");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5, -1})
    void there_are_no_other_grades(int grade) {
        String message = "not a grade from 1 to 4: " + grade;
        assertThatThrownBy(() -> Criterion.CODE.meaning(grade))
                .isInstanceOf(IllegalArgumentException.class).hasMessage(message);
        assertThatThrownBy(() -> Rubric.EMPTY.with(Criterion.CODE, grade))
                .isInstanceOf(IllegalArgumentException.class).hasMessage(message);
    }

    @Test
    void grades_are_given_one_by_one_and_may_be_changed() {
        Rubric rubric = Rubric.EMPTY.with(Criterion.TESTING, 2).with(Criterion.CODE, 4).with(Criterion.TESTING, 1);
        assertThat(rubric.grades()).containsExactly(Map.entry(Criterion.CODE, 4), Map.entry(Criterion.TESTING, 1));
        assertThat(rubric).hasToString("- - 4 1");
        assertThat(rubric.mean()).hasValue(2.5);
        assertThat(Rubric.EMPTY).hasToString("- - - -");
        assertThat(Rubric.EMPTY.mean()).isEmpty();
    }

    @Test
    void a_rubric_keeps_its_grades() {
        Map<Criterion, Integer> grades = new EnumMap<>(Criterion.class);
        Rubric rubric = new Rubric(grades);
        grades.put(Criterion.CODE, 3);
        assertThat(rubric).isEqualTo(Rubric.EMPTY);
        assertThatThrownBy(() -> rubric.grades().put(Criterion.CODE, 3))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
