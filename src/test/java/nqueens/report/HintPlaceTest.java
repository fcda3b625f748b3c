package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.judge.Check;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Hint;
import nqueens.judge.Verdict;

class HintPlaceTest {

    @ParameterizedTest
    @EnumSource
    void the_hint_of_the_failing_case_is_named_by_file_and_number(Exercise exercise) {
        ExerciseResult failed = SampleResults.failed(
                exercise, 1, Check.SPEED, Verdict.TIME_LIMIT_EXCEEDED, "count(12) took more than 3 s");

        assertThat(HintPlace.of(failed)).contains(new HintPlace(exercise, Hint.SEARCH)).get()
                .extracting(HintPlace::file, HintPlace::number)
                .containsExactly("exercises/" + exercise.id() + "/README.md", "hint 2 of 3");
    }

    @Test
    void the_case_is_that_of_the_verdict() {
        ExerciseResult failed = SampleResults.exercise(Exercise.BITMASK, 1, List.of(
                SampleResults.check(Check.COUNT, Verdict.WRONG_ANSWER, "count(4) gave 1", null),
                SampleResults.check(Check.APPROACH, Verdict.WRONG_APPROACH, "no bits", null)));

        assertThat(HintPlace.of(failed)).contains(new HintPlace(Exercise.BITMASK, Hint.ANSWER));
    }

    @Test
    void where_the_case_is_hidden_none_is_named_whatever_else_failed() {
        assertThat(HintPlace.of(SampleResults.exercise(Exercise.BITMASK, 1, List.of(
                SampleFailures.hidden(Check.COUNT, Verdict.WRONG_ANSWER, "count(4) gave 1"),
                SampleResults.check(Check.ROBUST, Verdict.WRONG_ANSWER, "count(0) gave 1", null))))).isEmpty();
    }

    @Test
    void what_is_accepted_or_not_in_the_catalogue_has_none() {
        ExerciseResult failed = SampleResults.failed(Exercise.BITMASK, 1, Check.COUNT, Verdict.WRONG_ANSWER, "no");

        assertThat(HintPlace.of(SampleResults.accepted(Exercise.BITMASK, 1))).isEmpty();
        assertThat(HintPlace.of(new ExerciseResult("toroidal", failed.verdict(), 0, 0, 1, failed.checks()))).isEmpty();
    }
}
