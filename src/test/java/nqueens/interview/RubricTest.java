package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RubricTest {

    @ParameterizedTest
    @EnumSource
    void each_grade_has_a_meaning_of_its_own(Criterion criterion) {
        assertThat(criterion.question()).endsWith("?");
        assertThat(IntStream.rangeClosed(1, 4).mapToObj(criterion::meaning)).doesNotHaveDuplicates()
                .allSatisfy(meaning -> assertThat(meaning).hasSizeBetween(15, 100).doesNotEndWith("."));
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
}
